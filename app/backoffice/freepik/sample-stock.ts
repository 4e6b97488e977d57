import {
  type StockCategory,
  type StockColor,
  type StockOrientation,
  stockOrientations,
} from "./stock-words.ts";

interface DemoPicture {
  /** A demo record whose picture, title, tags and creator stand in for a stock photo's. */
  record: string;
  category: StockCategory;
  colors: readonly StockColor[];
}

export interface SamplePicture extends DemoPicture {
  orientation: StockOrientation;
}

const demoPictures: readonly DemoPicture[] = [
  { record: "recD8lzPXsTR6a85D", category: "business", colors: ["orange", "brown"] },
  { record: "recdxfiALAVZYRBEq", category: "food", colors: ["yellow", "orange"] },
  { record: "recTNy2jg5TpdHRLi", category: "business", colors: ["pink", "red"] },
  { record: "recdlUb7VLMSDYd7p", category: "business", colors: ["green", "black"] },
  { record: "recpRqCUeGJMAMGCH", category: "business", colors: ["blue", "white"] },
  { record: "reczlMRsEYmZbnB4y", category: "business", colors: ["brown"] },
  { record: "reczQyvXgylgDtxWh", category: "business", colors: ["orange", "yellow"] },
  { record: "recCD5bqfJRVP48pG", category: "business", colors: ["green"] },
  { record: "recUKVwuHJiINFGCf", category: "business", colors: ["black", "yellow"] },
  { record: "recYoLJxOMIRtcT6N", category: "business", colors: ["purple"] },
  { record: "recrGX0jkHEKcA3dl", category: "technology", colors: ["orange", "brown"] },
  { record: "rec9aotU688F8Ayjo", category: "technology", colors: ["purple", "red"] },
  { record: "recHKVYREauGejeb7", category: "technology", colors: ["yellow", "orange"] },
  { record: "recluw0lfPIwnbyi9", category: "technology", colors: ["pink", "red"] },
  { record: "rec2NlqCaNJ5I2YEk", category: "technology", colors: ["blue", "white"] },
  { record: "recppXCSrSlkW7pEh", category: "technology", colors: ["brown"] },
  { record: "rec0M84Xr2YtNNNIV", category: "technology", colors: ["orange", "yellow"] },
  { record: "recoV26GPY1Tj5EDi", category: "technology", colors: ["black", "yellow"] },
  { record: "reco9ETE5hvz8rB6p", category: "technology", colors: ["purple"] },
  { record: "reciADGxEfT3eGKGO", category: "technology", colors: ["green", "yellow"] },
  { record: "recjZc6fyDVBlMOp5", category: "technology", colors: ["blue"] },
  { record: "recmsYfC1ol5ZJEh6", category: "nature", colors: ["orange", "brown"] },
  { record: "recRkorpAx1ENECnf", category: "nature", colors: ["purple", "red"] },
  { record: "recBfIo9Bfx9TE4gz", category: "nature", colors: ["yellow", "orange"] },
  { record: "recaXueJvIzHld6PR", category: "nature", colors: ["pink", "red"] },
  { record: "recFEcGEiBPorbYkJ", category: "nature", colors: ["green", "black"] },
  { record: "recQvMMRiLDwIcOdz", category: "nature", colors: ["blue", "white"] },
  { record: "recd7KjkBZJtLHoc8", category: "nature", colors: ["brown"] },
  { record: "reccfDqSGGinyLzDZ", category: "nature", colors: ["orange", "yellow"] },
  { record: "recGsbGYmCMVb94qF", category: "nature", colors: ["green"] },
  { record: "recbL81TatZcK0H27", category: "nature", colors: ["black", "yellow"] },
  { record: "recYXM2cq6z6eOx9h", category: "nature", colors: ["purple"] },
  { record: "recEU4ADaGGq66TQN", category: "people", colors: ["orange", "brown"] },
  { record: "recwLn8m5XCQ2tpHu", category: "people", colors: ["purple", "red"] },
  { record: "recbUFgwrniJyPjbZ", category: "people", colors: ["pink", "red"] },
  { record: "rec122GKNT3JL6zyw", category: "people", colors: ["blue", "white"] },
  { record: "recq6kd6212pjxoOW", category: "people", colors: ["brown"] },
  { record: "rectChVALoyIGdbt5", category: "people", colors: ["orange", "yellow"] },
  { record: "rectyRzdfIpUlb8EM", category: "people", colors: ["green"] },
  { record: "recyRiwzzSAzV2RGT", category: "people", colors: ["black", "yellow"] },
  { record: "recr9ufuCTAErDfuL", category: "people", colors: ["purple"] },
  { record: "recCgYuOGNvSnn1hF", category: "people", colors: ["green", "yellow"] },
  { record: "recmyOxyhtccL9e2v", category: "people", colors: ["green"] },
  { record: "recQXDgWzZ14FzOp9", category: "food", colors: ["orange", "brown"] },
  { record: "recXzBCXuLgwvN53w", category: "food", colors: ["green", "black"] },
  { record: "rec3LPZ5tGmoXYyuz", category: "food", colors: ["blue", "white"] },
  { record: "reccNtPJyPlW6WSA0", category: "food", colors: ["brown"] },
  { record: "recM25xxUqOWWfdlU", category: "food", colors: ["purple"] },
  { record: "recQTJ5NbYLZYm16n", category: "food", colors: ["pink"] },
  { record: "recSPnfoErlqqJ7N9", category: "business", colors: ["black", "gray", "white"] },
  { record: "recJmfr1y7tRzjDg6", category: "nature", colors: ["white", "gray"] },
  { record: "recn9koA4sVD5uCAC", category: "technology", colors: ["white", "gray"] },
];

/** The built-in sample set: pictures that the demo brings along, sorted like a stock library, in all shapes. */
export const sampleStock: readonly SamplePicture[] = demoPictures.map((picture, index) => ({
  ...picture,
  orientation: stockOrientations[index % stockOrientations.length] ?? "square",
}));
