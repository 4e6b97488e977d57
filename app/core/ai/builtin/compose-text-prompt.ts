import type { Deliverable } from "./grammar/deliverable.ts";
import { deliverables } from "./grammar/deliverables.ts";
import { fieldsOfWork } from "./grammar/fields-of-work.ts";
import { capitaliseNames } from "./grammar/proper-names.ts";
import { voices } from "./grammar/voices.ts";
import type { Category, Tone } from "./options.ts";
import { capitalise, endSentence, listWords, withArticle } from "./phrase-grammar.ts";
import type { Idea } from "./read-idea.ts";
import type { Choice } from "./seeded-choice.ts";

export interface TextRequest {
  idea: Idea;
  category: Category;
  tone: Tone;
  audience: string;
  choice: Choice;
}

function byId(id: string): Deliverable {
  const found = deliverables.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The grammar has no deliverable ${id}.`);
  return found;
}

/** What the idea asks for by name, else what it hints at, else what its category usually wants. */
function chooseDeliverable(idea: Idea, usual: string): { wanted: Deliverable; named: boolean } {
  if (idea.isQuestion) return { wanted: byId("answer"), named: false };
  let named: Deliverable | undefined;
  let earliest = Infinity;
  for (const candidate of deliverables) {
    const at = idea.text.search(candidate.asks);
    if (at >= 0 && at < earliest) [named, earliest] = [candidate, at];
  }
  if (named) return { wanted: named, named: true };
  const hinted = deliverables.find((candidate) => candidate.hints?.test(idea.text));
  return { wanted: hinted ?? byId(usual), named: false };
}

/** The sentence that says what to do: the question where there is one, else the first. */
function mainSentence(idea: Idea): string {
  const question = idea.isQuestion
    ? idea.sentences.findLast((sentence) => sentence.endsWith("?"))
    : undefined;
  return question ?? idea.sentences[0] ?? idea.text;
}

function taskOf(idea: Idea, wanted: Deliverable, named: boolean): string {
  const main = capitaliseNames(mainSentence(idea));
  if (idea.isQuestion) return `Answer this question: ${capitalise(main)}`;
  if (idea.opensWithVerb) return endSentence(capitalise(main));
  const subject = main.replace(/[\s.,;:!]+$/u, "");
  if (/^how to\b/i.test(subject)) return `Explain ${lowerFirst(subject)}, as ${wanted.name}.`;
  if (named && subject.length < 160) return endSentence(`Write ${withArticle(subject)}`);
  const isPhrase = subject.split(" ").length <= 14 && !/[,;:]/.test(subject);
  if (!isPhrase) return `Write ${wanted.name} from this brief: ${endSentence(capitalise(main))}`;
  return wanted.task(withArticle(subject));
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Phrases of the task that carry facts; the sentences after it stand in the context word for word. */
function detailsOf(idea: Idea, wanted: Deliverable): string[] {
  return idea.phrases
    .filter((phrase) => !wanted.asks.test(phrase) && (phrase.includes(" ") || /\d/.test(phrase)))
    .filter((phrase) => mainSentence(idea).toLowerCase().includes(phrase))
    .slice(0, 6);
}

/** What to do about facts that were not given: an adviser assumes, a storyteller decides, a seller fills in. */
function missingFacts({ advises, mayInvent, oftenMissing }: Deliverable): string {
  if (mayInvent) return `Where I have not said, decide yourself: ${oftenMissing}.`;
  if (advises) return `Where I have not said, state the assumption you make: ${oftenMissing}.`;
  return `Often left out: ${oftenMissing}. Where I have not given one, put a [placeholder] instead of inventing it.`;
}

function section(title: string, lines: string[]): string {
  return `## ${title}\n${lines.join("\n")}`;
}

function bullets(lines: string[]): string[] {
  return lines.map((line) => `- ${line}`);
}

/** An instruction prompt for a chat model: role, task, context, audience, tone, constraints, format. */
export function composeTextPrompt({ idea, category, tone, audience, choice }: TextRequest) {
  const { usualDeliverable, advice, ...publishing } = fieldsOfWork[category];
  const voice = voices[tone];
  const { wanted, named } = chooseDeliverable(idea, usualDeliverable);
  const field = (wanted.advises && advice) || publishing;
  const readers = audience || field.usualAudience;
  const details = detailsOf(idea, wanted);
  const main = mainSentence(idea);
  const rest = idea.sentences.filter((sentence) => sentence !== main);

  const role = `You are ${choice.pick(wanted.roles)} ${choice.pick(field.backgrounds)}.`;
  const context = [
    ...rest.map((sentence) => endSentence(capitalise(sentence))),
    ...choice.pickSome(field.context, 2),
    ...(details.length > 1 ? [`Details to keep: ${capitaliseNames(listWords(details))}.`] : []),
    missingFacts(wanted),
  ];
  const rules = choice.pickSome([...choice.pickSome(wanted.rules, 3), ...choice.pickSome(field.rules, 2)], 5);
  const prompt = [
    section("Role", [role]),
    section("Task", [taskOf(idea, wanted, named)]),
    section("Context", bullets(context)),
    section("Audience", [`Write for ${readers}. They want to know ${choice.pick(field.firstQuestions)}.`]),
    section("Tone", [voice.summary, ...bullets(choice.pickSome(voice.lines, 3)), ...bullets([voice.avoid])]),
    section("Constraints", bullets(rules)),
    section(
      "Output format",
      wanted.format.map((line, index) => `${index + 1}. ${line}`),
    ),
    `Before you answer, check that ${wanted.check}. Reply with the finished text only.`,
  ].join("\n\n");
  const explanation =
    `Written as a brief for ${wanted.name} in ${withArticle(`${tone} tone`)} for ${readers}: ` +
    "a role, your task, the context to keep, constraints and an output format were added around your words.";
  return { prompt, explanation };
}
