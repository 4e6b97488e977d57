import { type LegalSection, type LegalSite, waysToWrite } from "./legal-section.ts";

export function privacySections(site: LegalSite): LegalSection[] {
  const { name: siteName } = site;
  return [
    {
      id: "what-we-collect",
      title: "What we collect",
      body: `
**Account.** Your e-mail address, a password that we store only in hashed form, your role, and the sessions in which you are signed in.

**What you do here.** The prompts you unlock, like, rate or review; the prompts and store items you submit, with the creator name, picture and links you give them; the images you generate and save; your projects; and your support tickets. Every change of your credit balance is written to a ledger with its reason, which you can read yourself.

**Purchases.** The plan or pack you bought, its amount and its date. Card details are typed in at the payment provider and never reach our servers.

**Newsletter.** If you subscribe: your e-mail address, when you asked, and when you confirmed.

**Technical records.** The address a request came from, its time and its result, for security and to keep limits. We count the views of a prompt once per visitor and day.`,
    },
    {
      id: "how-we-use-it",
      title: "How we use it",
      body: `
We use this information to run ${siteName}: to sign you in, to show what you have unlocked, to charge the right number of credits exactly once, to review submissions, to answer tickets, and to send the messages these things need, such as a confirmation or a password reset.

We use technical records to keep the service safe: to limit automated requests, to investigate faults and to prevent abuse.

We send the newsletter only to addresses whose owner has confirmed the subscription by e-mail. Every issue has a link that ends it.

We do not sell personal information, we do not show advertising, and we do not use your prompts or pictures to train models of our own.`,
    },
    {
      id: "who-receives-it",
      title: "Who else receives it",
      body: `
**Image and text providers.** When you generate or analyse something, the text or picture you give goes to the provider of the model you use, if one is configured. Results made by the built-in engine name it, and nothing leaves our servers for them.

**Payment provider.** Stripe, where configured, receives what it needs to take a payment.

**Mail and storage.** Messages and files may pass through the mail and storage services that we use to run the site. They act on our instructions.

**Other users.** What you publish is public: creator name, live prompts, store items, reviews. Your e-mail address is not shown on them.

**Authorities.** Where the law obliges us to.`,
    },
    {
      id: "cookies",
      title: "Cookie Policy",
      body: `
We use only what the site needs in order to work. There are no advertising or tracking cookies, and no third party sets any through our pages.

| Name or kind | Where | What for |
| --- | --- | --- |
| Session cookie | cookie, until you sign out or it expires | keeps you signed in |
| Theme | cookie or local storage | remembers light or dark |
| Claims | cookie, until you sign in, at most a year | keeps the free store items you claimed without an account |
| Likes and favourites | local storage | kept while you are signed out, and joined to your account when you sign in |
| Trial balance | local storage | counts the free tries of this browser |
| Unfinished work | local storage | drafts of uploads, the studio's workflow, and the console's switches and planned posts |

You can delete all of these in your browser. You will then be signed out, and whatever was kept only in the browser is gone.`,
    },
    {
      id: "how-long",
      title: "How long we keep it",
      body: `
We keep your account and what belongs to it for as long as you have the account. A saved image is deleted, with its file, when you delete it.

The credit ledger and purchase records stay as long as accounting rules require, since a balance could not be explained without them.

A newsletter address stays until you unsubscribe. One that was never confirmed receives no issue.

Technical records are kept for a short time and then discarded, unless we need them to investigate an incident.`,
    },
    {
      id: "how-we-protect-it",
      title: "How we protect it",
      body: `
Connections are encrypted wherever the site runs in public. Session cookies cannot be read by scripts. Uploaded pictures are checked, re-encoded and stripped of their metadata, which includes the place a photograph was taken. Private files are served only through addresses that expire.

The full text of a locked prompt, an unpaid file and the e-mail address of a creator stay on the server for anyone who is not entitled to them. Provider keys are stored encrypted. What administrators do is written to an audit log.

No system is perfect. If you find a weakness, please tell us through [Support](/support) before you tell others.`,
    },
    {
      id: "your-choices",
      title: "Your rights and choices",
      body: `
You can see and change your account details, read and download your credit history, delete your images, withdraw your likes and favourites, and unsubscribe from the newsletter at any time.

Depending on where you live, you may also have the right to receive a copy of your information, to have it corrected or erased, to object to some uses of it, and to complain to a data protection authority. Write to us ${waysToWrite(site)} and we will answer. We may have to make sure that it is you who is asking.

${siteName} is not meant for children under 13, and we do not knowingly keep information about them.`,
    },
    {
      id: "changes",
      title: "Changes and contact",
      body: `
When this policy changes in a way that matters, we say so on this page and, for account holders, by e-mail before it takes effect.

Please send questions about privacy ${waysToWrite(site)}. They are read by the people who run ${siteName}.`,
    },
  ];
}
