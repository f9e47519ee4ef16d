/** The most that a whole number of 32 bits with a sign can be: that of the databases which keep it. */
export const LARGEST_INT32 = 2_147_483_647;
