import { describe, expect, it } from "vitest";
import { parseEtsyAddress } from "./parse-etsy-address.ts";

describe("the address of an Etsy listing", () => {
  it.each([
    [
      "https://www.etsy.com/listing/1234567890/mirror-lake-wall-art-print?ref=shop_home",
      "Mirror lake wall art print",
    ],
    ["www.etsy.com/uk/listing/1234567890/mirror-lake", "Mirror lake"],
    ["https://etsy.com/de-en/listing/1234567890/caf%C3%A9-print/", "Café print"],
    ["https://www.etsy.com/listing/1234567890", ""],
  ])("toolkit §2 import reads number and title from %s", (address, title) => {
    expect(parseEtsyAddress(address)).toEqual({ listingId: "1234567890", title });
  });

  it.each([
    "https://www.etsy.com/shop/lakes",
    "https://etsy.com.example.net/listing/1/x",
    "https://notetsy.com/listing/1/x",
    "javascript://etsy.com/listing/1/x",
    "mirror lake",
    "https://",
  ])("toolkit §2 import takes nothing else: %s", (address) => {
    expect(parseEtsyAddress(address)).toBeUndefined();
  });
});
