const BOT = /bot\b|google\b|chrome-lighthouse|facebookexternalhit/i;

/** Whether a user agent is a crawler's, to which a page's HTML is worth more than words of regret. */
export const isBot = (userAgent: string): boolean => BOT.test(userAgent);
