/** Sample niches of the studio's niches tab (toolkit §3). Figures are illustrative and labelled as sample data. */

export type Level = "Low" | "Medium" | "High";

export type Niche = {
  name: string;
  competition: Level;
  profitability: Level;
  trend: "Rising" | "Stable" | "Falling";
  /** Dollars. */
  avgPrice: number;
  /** Monthly. */
  searches: number;
};

type Row = [string, Level, Level, Niche["trend"], number, number];

const rows: Row[] = [
  ["Boho nursery wall art", "High", "Medium", "Stable", 9.5, 48200],
  ["Custom pet portraits", "High", "High", "Stable", 24, 61500],
  ["Birth flower prints", "Medium", "High", "Rising", 14, 39800],
  ["20 oz tumbler wraps", "High", "Medium", "Rising", 4.5, 72400],
  ["Teacher appreciation mugs", "Medium", "Medium", "Stable", 16, 21300],
  ["Seventies retro patterns", "Medium", "Medium", "Rising", 6, 18900],
  ["Line art face prints", "High", "Low", "Falling", 7, 33100],
  ["House portrait gifts", "Medium", "High", "Stable", 32, 17600],
  ["Moon phase posters", "Medium", "Medium", "Stable", 12, 22700],
  ["Isometric city maps", "Low", "High", "Rising", 28, 6400],
  ["Cottagecore stickers", "High", "Medium", "Stable", 3.5, 41900],
  ["Mushroom forager badges", "Low", "Medium", "Rising", 11, 5200],
  ["Adult colouring mandalas", "High", "Low", "Falling", 4, 27800],
  ["Wedding welcome signs", "High", "High", "Stable", 38, 52600],
  ["Desert national park prints", "Low", "Medium", "Rising", 18, 8700],
  ["Lake house family shirts", "Medium", "High", "Rising", 22, 12400],
  ["Kitchen still life prints", "Low", "Medium", "Stable", 13, 9300],
  ["Delft blue tea towels", "Low", "High", "Rising", 19, 4100],
  ["Faceted animal logos", "Medium", "High", "Stable", 45, 7900],
  ["Planner desk mockups", "Medium", "Medium", "Stable", 8, 14800],
  ["Sympathy watercolour cards", "Low", "Medium", "Stable", 5, 6900],
  ["Space classroom posters", "Low", "Medium", "Rising", 15, 5600],
  ["Groovy daisy fabric", "High", "Medium", "Falling", 17, 24500],
  ["Oracle deck illustrations", "Low", "High", "Rising", 34, 7200],
  ["Realtor closing gifts", "Medium", "High", "Rising", 29, 11900],
  ["Advent calendar printables", "Low", "Medium", "Rising", 9, 3800],
  ["Yoga studio branding kits", "Low", "High", "Stable", 52, 3100],
  ["Synthwave album covers", "Medium", "Low", "Falling", 12, 9600],
];

export const sampleNiches: Niche[] = rows.map(
  ([name, competition, profitability, trend, avgPrice, searches]) => ({
    name,
    competition,
    profitability,
    trend,
    avgPrice,
    searches,
  }),
);
