import { type LegalSection, type LegalSite, waysToWrite } from "./legal-section.ts";

export function termsSections(site: LegalSite): LegalSection[] {
  const { name: siteName } = site;
  return [
    {
      id: "agreement",
      title: "Agreement to these terms",
      body: `
These terms are the agreement between you and the operator of ${siteName}. By creating an account, unlocking a prompt, buying something or submitting something, you accept them. If you act for a business, you confirm that you may do so in its name. If you do not agree, please do not use the service.`,
    },
    {
      id: "account",
      title: "Your account",
      body: `
You need an account to unlock prompts, buy credits, save images, sell and ask for support. Give an e-mail address that works and keep your password to yourself. What is done through your account counts as done by you, until you tell us that somebody else has got in.

You must be at least 13 years old, and old enough to make a contract where you live if you buy or sell.`,
    },
    {
      id: "credits",
      title: "Credits",
      body: `
Credits pay for unlocking prompts, for generating images and for image analysis. The cost is shown before you press the button. How many a new account starts with is shown when you sign up.

Credits have no cash value, cannot be transferred between accounts and are not a means of payment outside this site. When a generation fails, its credits come back to you by themselves. Your credit history shows every change and its reason. Tell us if a line is wrong, and we will put it right.`,
    },
    {
      id: "membership",
      title: "Membership and billing",
      body: `
Plans renew each month until you cancel, at the price shown when you subscribed. You can cancel at any time through Manage Subscription. The plan then runs to the end of the paid month. Credits that came with a plan, and prompts that you unlocked, stay with your account.

An active membership includes unlimited access to the curated library. Prompts that creators submit themselves cost their own price in credits for everyone.

Credit packs are one-time purchases. Where the law gives you a right to withdraw from a purchase, you have it. Otherwise, unused packs are refunded on request within 14 days. Taxes are added where they apply. If we change the price of your plan, we tell you at least 30 days ahead.`,
    },
    {
      id: "using-prompts",
      title: "Unlocking and using prompts",
      body: `
An unlock gives you the right to read the full prompt, to edit it, and to use it to make pictures for yourself or for your business, including pictures that you sell. The right does not end with your membership, and it is not exclusive: others may unlock the same prompt.

You may not resell, publish or share the prompt text itself, whether alone, in a bundle or lightly edited, and you may not collect prompts by automated means.`,
    },
    {
      id: "submissions",
      title: "Prompts and items you submit",
      body: `
What you submit remains yours. You allow us to store it, to show it in the form that its price and status call for, and to pass it to those who unlock or buy it. You can ask us to withdraw it at any time. Those who have unlocked it already keep their access.

You confirm that you wrote it or may offer it, that the picture shows what the prompt really makes, and that it breaks no rule in these terms. Submissions are reviewed before they go live. We may decline or remove one, and we say why.`,
    },
    {
      id: "user-store",
      title: "Buying and selling in the User Store",
      body: `
Items in the User Store are sold by their creators through the creators' own payment links. Sellers keep 100% of payment. The contract is between buyer and seller, and the seller is responsible for the item, its description, its delivery, refunds and taxes.

We are not a party to that sale and do not hold the money, but we do want to hear about items that are not as described. Please report them, and we will act on it.`,
    },
    {
      id: "generated-images",
      title: "Generated images and AI tools",
      body: `
As between you and us, what you generate is yours to use. We claim no rights in it. The terms of the model's provider apply as well, and they may set limits for commercial use.

Models make mistakes, and they may give similar results to different people. Whether a generated picture is protected by copyright depends on the law and on your own contribution to it. Check what you publish, and tell your buyers that it was made with AI where a law or a marketplace requires it.`,
    },
    {
      id: "acceptable-use",
      title: "Acceptable use",
      body: `
Do not use ${siteName} to make, offer or ask for:

- sexual content involving minors, or intimate pictures of real people without their consent;
- pictures of real people that are meant to deceive, harass or defame;
- work that copies somebody else's protected work, character, brand or likeness;
- incitement to violence or hatred;
- anything that is against the law where you or your buyers are.

Do not attack, overload or probe the service, go around its limits, or reach for text and files that you have not unlocked. The documented API, with your own key and within its limits, is welcome.`,
    },
    {
      id: "dmca",
      title: "DMCA and copyright complaints",
      body: `
If you believe that something here infringes your copyright, write to us ${waysToWrite(site)} with the subject "DMCA". Please include:

1. what work of yours is concerned;
2. the address of each page here that you object to;
3. your name, postal address, telephone number and e-mail address;
4. a statement that you believe in good faith that the use is not authorised by the owner, its agent or the law;
5. a statement, under penalty of perjury, that your notice is accurate and that you are the owner or may act for the owner;
6. your signature, which may be your typed name.

We remove or disable what a valid notice names, tell the person who submitted it, and pass on a counter-notice if there is one. Accounts that infringe repeatedly are closed. A false notice can make its sender liable.`,
    },
    {
      id: "liability",
      title: "Disclaimers and liability",
      body: `
The service is provided as it is. We work to keep it available and correct, but we do not promise that it is free of interruptions, that a prompt gives a particular picture, or that a listing sells. Figures that are marked as sample data, estimates or examples are just that.

To the extent that the law allows, we are not liable for indirect loss or lost profit, and our total liability is limited to what you paid us in the twelve months before the event. Nothing in these terms limits liability that cannot be limited by law, such as liability for intent, or your rights as a consumer.`,
    },
    {
      id: "changes",
      title: "Changes, ending and contact",
      body: `
You may close your account at any time by writing to us. We may suspend or close an account that breaks these terms. Unless there is danger in delay, we give notice and a reason, and you may object.

We may change these terms. Changes that matter are announced at least 30 days before they apply, and if you do not accept them you may leave before that. If one clause does not hold, the others do.

Please send questions ${waysToWrite(site)}.`,
    },
  ];
}
