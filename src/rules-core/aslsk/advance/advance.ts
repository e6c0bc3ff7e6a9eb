/** Chapter 3.7: the Advance Phase. */
export const advanceOrders = {};
