/** One column on phones, where a card needs its whole width; four wide. */
export const storeGridStyle = "grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-5 lg:grid-cols-4";
