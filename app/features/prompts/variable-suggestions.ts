/** Values that sellers commonly put into a variable, found by the words of its name. */
const suggestions: [pattern: RegExp, values: string[]][] = [
  [/time|hour|light of day/i, ["golden hour", "first light", "blue hour", "moonlight"]],
  [/season/i, ["early spring", "late summer", "autumn", "deep winter"]],
  [/palette|colou?rs?$|tone/i, ["sage and cream", "terracotta and sand", "navy and gold", "dusty pink"]],
  [/background|wall|backdrop|ground/i, ["plain white", "warm plaster", "soft grey", "deep green"]],
  [/mood|feeling|atmosphere/i, ["calm", "playful", "nostalgic", "bold"]],
  [/style|medium/i, ["watercolour", "flat vector", "gouache", "linocut"]],
  [/animal|pet|creature/i, ["fox", "owl", "bear", "cat"]],
  [/flower|plant|leaf|bloom/i, ["peony", "eucalyptus", "wildflowers", "fern"]],
  [/product|item/i, ["ceramic mug", "soy candle", "linen tote", "face cream"]],
  [/city|place|location|country/i, ["Lisbon", "Kyoto", "Edinburgh", "Oaxaca"]],
  [/occasion|holiday|event/i, ["birthday", "wedding", "Christmas", "Mother's Day"]],
  [/metal|material|fabric|wood/i, ["brushed brass", "raw linen", "walnut", "matte ceramic"]],
];

export function suggestionsFor(name: string): string[] {
  return suggestions.find(([pattern]) => pattern.test(name))?.[1] ?? [];
}
