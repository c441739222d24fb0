import { describe, expect, test } from "vitest";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();

describe("links in the shop's emails", () => {
  test.each([
    ["/my-account/lost-password/?key=k1&login=ann", "/account/reset?key=k1&login=ann"],
    ["/my-account/lost-password/", "/account/forgotten"],
    ["/my-account/view-order/12/", "/account/orders/12"],
    ["/my-account/", "/account"],
    ["/wp-login.php?action=rp&key=k1&login=ann", "/account/reset?key=k1&login=ann"],
    [
      "/checkout/order-pay/12/?pay_for_order=true&key=wc_order_abc",
      "/account/orders/12?key=wc_order_abc",
    ],
    ["/checkout/order-pay/12/", "/account/orders/12"],
    ["/checkout/order-pay/x/?key=wc_order_abc", "/account"],
    ["/checkout/order-received/12/", "/success"],
    ["/checkout/order-received/12/?key=wc_order_abc&utm=x", "/success?order=12&key=wc_order_abc"],
  ])("redirect from %s to %s", async (path, location) => {
    const response = await formShopper(world().app).open(path);
    expect([response.statusCode, response.headers["location"]]).toEqual([303, location]);
  });
});
