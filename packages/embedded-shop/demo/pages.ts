import type { ShopPage } from "#shop/merchandise.ts";
import { makerList } from "./makerTexts.ts";

// Static pages of the demo shop: about, delivery and returns, contact, terms and privacy.

const published = "2024-09-02T09:00:00Z";

/** Paragraphs, lists and headings as an editor of WordPress saves them. */
const body = (html: string) => html.trim().replaceAll(/\n\s+/g, "\n");

const about: ShopPage = {
  slug: "about",
  title: "About us",
  published,
  content: body(`
    <p>Osier is one shop on Catherine Hill in Frome, and this window. We sell things for a house
    that is lived in: mugs, lamps, throws, paper, soap, baskets.</p>
    <h2>Where it comes from</h2>
    <p>Forty makers, most of them within a day’s drive. We have stood in nearly every workshop.
    Each thing says who made it, what it is made of and how big it is.</p>
    <h2>How much of it</h2>
    <p>Runs are short: forty lamps, two hundred mugs. When a run has sold we say so, and we ask the
    maker for another rather than for something like it.</p>
    <h2>What happens afterwards</h2>
    <p>What wears out within two years, we mend. Bring it to the shop or send it, as
    <a href="/delivery-and-returns">delivery and returns</a> says. A handle takes a week, a shade
    two.</p>
    <h2>The makers</h2>
    ${makerList}
  `),
};

const delivery: ShopPage = {
  slug: "delivery-and-returns",
  title: "Delivery and returns",
  published,
  modified: "2025-03-10T09:00:00Z",
  content: body(`
    <h2>Delivery</h2>
    <table>
      <tbody>
        <tr><th scope="row">United Kingdom</th><td>£4.50, free over £60. Two or three working days, tracked.</td></tr>
        <tr><th scope="row">Ireland and the EU</th><td>£14.00. Five to eight working days.</td></tr>
        <tr><th scope="row">Elsewhere</th><td>£24.00. Eight to fifteen working days.</td></tr>
        <tr><th scope="row">Collected</th><td>Free, from 14 Catherine Hill, Frome.</td></tr>
      </tbody>
    </table>
    <p>Order by 2 pm from Monday to Friday and it leaves Frome the same day. Outside the United
    Kingdom, duty and local tax are paid to the carrier.</p>
    <h2>Returns</h2>
    <p>You have thirty days from delivery to change your mind. Tell us at
    <a href="mailto:returns@osier.example">returns@osier.example</a> and we send a label: within the
    United Kingdom we pay for the parcel back. The money goes to the card it came from within five
    working days of the parcel reaching us.</p>
    <ul>
      <li>Send it unused, in what it came in.</li>
      <li>Soap, salts and food can come back only unopened.</li>
      <li>Prints that were framed to order cannot come back, unless something is wrong with them.</li>
    </ul>
    <h2>Broken on the way</h2>
    <p>Send a picture of it and of the box within seven days. We send another, or your money if there
    is no other.</p>
    <h2>Mending</h2>
    <p>Everything here is mended free for two years. After that we tell you the price first.</p>
  `),
};

const terms: ShopPage = {
  slug: "terms",
  title: "Terms of sale",
  published,
  content: body(`
    <p>These terms apply to what you buy from Osier, 14 Catherine Hill, Frome BA11 1BZ.</p>
    <h2>Prices</h2>
    <p>Prices are in pounds and include VAT where it is due. Delivery is added in the cart, before you
    pay. If a price was plainly wrong we ask you before we send anything.</p>
    <h2>Your order</h2>
    <p>A contract begins when we write to say that the parcel has left. Until then you can cancel by
    replying to the confirmation. If we cannot send something, you are not charged for it.</p>
    <h2>Made by hand</h2>
    <p>Glazes pool and wood moves. Sizes are given to the nearest half centimetre, weights to the
    nearest ten grams. A thing may differ from its picture by that much.</p>
    <h2>Your rights</h2>
    <p>The Consumer Rights Act 2015 gives you thirty days to reject a faulty thing, and six months in
    which it is for us to show that it was sound. Nothing here takes that away. How to send something
    back is in <a href="/delivery-and-returns">delivery and returns</a>.</p>
    <h2>Law</h2>
    <p>The law of England and Wales applies. If you live in Scotland or Northern Ireland, you may also
    go to a court there.</p>
  `),
};

const privacy: ShopPage = {
  slug: "privacy",
  title: "Privacy policy",
  published,
  isPrivacyPolicy: true,
  content: body(`
    <p>What we keep about you, why, and for how long.</p>
    <h2>When you look</h2>
    <p>Nothing is measured and nothing is shared. No advertising, no third party’s script.</p>
    <h2>When you fill a cart</h2>
    <p>One cookie, <strong>woo-session</strong>, says which cart is yours. It lives for fourteen days.
    Your browser also keeps a copy of the cart, so that it opens at once.</p>
    <h2>When you order</h2>
    <p>Your name, address, email and what you bought. The carrier gets the address, the bank the
    payment; we never see the card’s number. Tax law has us keep orders for six years.</p>
    <h2>When you write a review</h2>
    <p>The name you give is shown. Your email is not, and is used only to ask about the review.</p>
    <h2>Your say</h2>
    <p>Write to <a href="mailto:privacy@osier.example">privacy@osier.example</a> to see, correct or
    delete what we have. If our answer is not good enough, the Information Commissioner’s Office takes
    complaints.</p>
  `),
};

const contact: ShopPage = {
  slug: "contact",
  title: "Contact",
  published,
  content: body(`
    <p>Two people answer, on working days by the end of the next one.</p>
    <table>
      <tbody>
        <tr><th scope="row">Email</th><td><a href="mailto:shop@osier.example">shop@osier.example</a></td></tr>
        <tr><th scope="row">Telephone</th><td><a href="tel:+441632960188">01632 960188</a>, Tuesday to Saturday, 10 to 5</td></tr>
        <tr><th scope="row">Shop</th><td>14 Catherine Hill, Frome BA11 1BZ. Tuesday to Saturday 10 to 5, Sunday market days 10 to 3.</td></tr>
      </tbody>
    </table>
    <p>With an order, give its number. With something broken, send a picture: see
    <a href="/delivery-and-returns">delivery and returns</a>.</p>
  `),
};

/** Osier's own pages, without the makers' pages. */
export const demoPages: ShopPage[] = [about, delivery, contact, terms, privacy];
