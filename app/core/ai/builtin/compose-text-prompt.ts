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

/** What the idea asks for by name, else what it hints at, else what its category usually wants. */
function chooseDeliverable(text: string, usual: string): { wanted: Deliverable; named: boolean } {
  let named: Deliverable | undefined;
  let earliest = Infinity;
  for (const candidate of deliverables) {
    const at = text.search(candidate.asks);
    if (at >= 0 && at < earliest) [named, earliest] = [candidate, at];
  }
  if (named) return { wanted: named, named: true };
  const wanted =
    deliverables.find((candidate) => candidate.hints?.test(text)) ??
    deliverables.find((candidate) => candidate.id === usual);
  if (!wanted) throw new Error(`The grammar has no deliverable ${usual}.`);
  return { wanted, named: false };
}

function taskOf(idea: Idea, wanted: Deliverable, named: boolean): string {
  const first = capitaliseNames(idea.sentences[0] ?? idea.text);
  if (idea.isQuestion) return `Answer this question fully, as ${wanted.name}: ${capitalise(first)}`;
  if (idea.opensWithVerb) return endSentence(capitalise(first));
  const subject = first.replace(/[\s.,;:!]+$/u, "");
  const isPhrase = subject.split(" ").length <= 14 && !/[,;:]/.test(subject);
  if (!isPhrase) return `Write ${wanted.name} from this brief: ${endSentence(capitalise(first))}`;
  return named ? endSentence(`Write ${withArticle(subject)}`) : wanted.task(withArticle(subject));
}

/** Phrases of the task that carry facts; the sentences after it stand in the context word for word. */
function detailsOf(idea: Idea, wanted: Deliverable): string[] {
  return idea.phrases
    .filter((phrase) => !wanted.asks.test(phrase) && (phrase.includes(" ") || /\d/.test(phrase)))
    .filter((phrase) => (idea.sentences[0] ?? "").toLowerCase().includes(phrase))
    .slice(0, 6);
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
  const { wanted, named } = chooseDeliverable(idea.text, usualDeliverable);
  const field = (wanted.advises && advice) || publishing;
  const readers = audience || field.usualAudience;
  const details = detailsOf(idea, wanted);
  const rest = idea.sentences.slice(1);

  const role = `You are ${choice.pick(wanted.roles)} ${choice.pick(field.backgrounds)}.`;
  const context = [
    ...rest.map((sentence) => endSentence(capitalise(sentence))),
    ...choice.pickSome(field.context, 2),
    ...(details.length > 1 ? [`Details to keep: ${capitaliseNames(listWords(details))}.`] : []),
    wanted.mayInvent
      ? `Where I have not said, decide yourself: ${wanted.oftenMissing}.`
      : `Often left out: ${wanted.oftenMissing}. Where I have not given one, put a [placeholder] instead of inventing it.`,
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
