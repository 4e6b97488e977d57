export interface Idea {
  /** What was written, with spaces tidied and tool parameters taken out. */
  text: string;
  /** The same without “create an image of”, “please”, “I want”. */
  subject: string;
  sentences: string[];
  /** Runs of content words, in order. */
  phrases: string[];
  words: string[];
  opensWithVerb: boolean;
  isQuestion: boolean;
  /** Parameters that were typed in Midjourney's manner: `--ar 3:2` gives `ar: "3:2"`. */
  flags: Map<string, string>;
}

const stopWords = new Set(
  (
    "a an the this that these those my our your his her its their me us you i we he she it they and or but nor so for of " +
    "to in on at by with without from into onto over under about as than then is are was were be been being am do does did " +
    "have has had can could should would will shall may might must not no very really just please some any all each every " +
    "more most less least also too there here when where while what which who whom whose how why if because until up down " +
    "out off again once only own same such both few s t don didn isn aren using use like want need make create generate " +
    "write help give show let get lets via per vs etc new before after above below behind against across between through during near beside inside outside " +
    "toward towards around along among amid beneath underneath upon"
  ).split(" "),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word.toLowerCase());
}

const leadIns = [
  /^(please|hi|hello|hey)[,\s]+/i,
  /^(can|could|would|will) you (please )?/i,
  /^i('d| would)? (want|need|like)( to (see|have|make|create|get))?\s+/i,
  /^(imagine|\/imagine( prompt:?)?)\s+/i,
  /^(create|generate|make|draw|paint|render|design|produce|give|show)\s+(me\s+)?/i,
  /^(an?|the|some)?\s*((high[- ]quality|beautiful|realistic|ai)\s+)*(image|picture|pic|photo|photograph|illustration|drawing|artwork|render|prompt)s?\s+(of|for|showing|with)\s+/i,
];

function takeFlags(text: string): { rest: string; flags: Map<string, string> } {
  const flags = new Map<string, string>();
  const rest = text.replaceAll(
    /(?:^|\s)--([a-z]+)(?:\s+((?:(?!--)\S)+))?/gi,
    (_, name: string, value?: string) => {
      flags.set(name.toLowerCase(), value ?? "");
      return " ";
    },
  );
  return { rest, flags };
}

function withoutLeadIn(text: string): string {
  const shorter = leadIns
    .reduce((left, leadIn) => left.replace(leadIn, ""), text)
    .replace(/[\s,]+(please|thanks|thank you)[.!\s]*$/i, "");
  return shorter.trim() || text;
}

function contentPhrases(text: string): string[] {
  const phrases: string[] = [];
  for (const clause of text.toLowerCase().split(/[^\p{L}\p{N}\p{M}'’&+%$£€\s-]+/u)) {
    let run: string[] = [];
    for (const word of [...clause.split(/\s+/), "the"]) {
      const bare = word.replaceAll(/^[-'’&+]+|[-'’&+]+$/g, "");
      if (bare && !stopWords.has(bare)) run.push(bare);
      else {
        if (run.length > 0) phrases.push(run.join(" "));
        run = [];
      }
    }
  }
  return [...new Set(phrases)];
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"“(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Reads what a person typed: what it is about, what it asks for, which parameters it already sets. */
export function readIdea(input: string): Idea {
  const { rest, flags } = takeFlags(input.normalize("NFC"));
  const text = rest
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
  const oneLine = text.replaceAll("\n", " ");
  const phrases = contentPhrases(oneLine);
  return {
    text,
    subject: withoutLeadIn(oneLine).replace(/[\s.,;:!]+$/u, ""),
    sentences: splitSentences(text),
    phrases,
    words: [...new Set(phrases.flatMap((phrase) => phrase.split(" ")))],
    opensWithVerb: opensWithVerb(oneLine),
    isQuestion:
      /\?\s*$/.test(text) ||
      /^(how(?! to\b)|what|why|when|where|who|which|should|can|is|are|do|does)\b/i.test(text),
    flags,
  };
}

const askingVerbs =
  /^(please\s+)?(write|create|make|draft|compose|design|develop|build|explain|describe|define|summari[sz]e|plan|list|give|help|teach|show|suggest|compare|analy[sz]e|review|rewrite|improve|translate|outline|brainstorm|generate|prepare|find|turn|convert|edit|optimi[sz]e|fix|debug|refactor|answer|act|tell|recommend|evaluate|research|calculate|draw|promote|announce|introduce|invite|ask|thank|apologi[sz]e|respond|reply|pitch|grow|increase|reduce|learn|organi[sz]e|automate|solve|implement|configure|install|migrate|rank|classify|extract|simplify|shorten|expand|proofread|critique|propose|estimate|decide|choose|pick|imagine)\b(?! of\b)/i;

function opensWithVerb(text: string): boolean {
  return askingVerbs.test(text);
}
