/** Tests may lose their data: nothing is flushed, and there is room for many connections. */
export const forgetfulSettings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: "200",
};
