/** Everyday phrases that only sound alarming; taken out before the text is judged. */
export const harmlessPhrases = [
  /\bnude[- ]?(lip\w*|nails?|palettes?|tones?|colou?r(s|ed)?|shades?|heels?|make-?up|pink|beige|neutrals?|manicure|gloss|pumps?|eyeshadow|blush|polish)\b/g,
  /\b(nude|naked)(?=,? (and )?(blush|beige|taupe|cream|mauve) )/g,
  /\bnaked (cakes?|eye|oats|juice|wines?|mole[- ]rats?|truth)\b/g,
  /\b(bath|seed|photo|cocoa|chocolate|glitter|shower|flower|yarn|cherry) ?bomb(s|ing)?\b/g,
  /\b(killer|drop-dead|to die for) (deal|heels|look|outfit|whale|bees?|rabbit|robot|tomatoes|offer|sale|app|smile|gorgeous)\w*\b/g,
  /\bkill(s|ing)? (time|it|weeds?|germs|bacteria|bugs|mould|mold|pests|two birds)\b/g,
  /\bsexy (back|figure|beast)\b/g,
];

export const minorSigns =
  /\b(child(ren)?|kids?|toddlers?|preteens?|pre-teens?|tweens?|teens?|teenage(r|rs)?|minors?|under-?age(d)?|school ?(girl|boy)s?|(little|young) (girl|boy)s?|jailbait|infants?|(?:[1-9]|1[0-7])[- ]?(?:years?[- ]old|yo|y\/o))\b/;
export const sexualSigns =
  /\b(nudes?|nudity|naked|topless|porn\w*|erotic\w*|sexual\w*|sexy|sexuali[sz]ed|seductive\w*|lingerie|nsfw|hentai|fetish\w*|orgasm\w*|genital\w*|intercourse|masturbat\w*|having sex|undress(ed|ing))\b/;
/** Words that mean abuse whatever stands around them. */
export const abuseWords =
  /\b(loli(con)?|shota(con)?|child (porn\w*|erotica)|csam|pedo(phil\w*)?|paedo(phil\w*)?)\b/;

export const explicitSigns =
  /\b(porn(o|ographic|ography)?|hardcore sex|explicit sex\w*|hentai|blow ?jobs?|cum ?shots?|gang ?bang|bukkake|deepthroat|creampie|masturbat\w*|genitals?|bestiality|nude photos? of)\b/;

const peoples =
  "(jews?|jewish people|muslims?|christians?|hindus?|blacks|black people|white people|asians?|arabs?|gays?|gay people|lesbians?|trans(gender)? people|immigrants?|refugees?|gypsies|roma|women|disabled people)";
export const hateSigns = [
  new RegExp(`\\b(kill|gas|exterminate|eradicate|lynch)( all)?( of)?( the| those| these)? ${peoples}\\b`),
  new RegExp(`\\b(shoot|burn|deport|hang) (all( of)?( the)?|those|these) ${peoples}\\b`),
  new RegExp(
    `\\b${peoples} (are|is) (all )?(subhuman|sub-human|vermin|parasites?|animals|filth|scum|inferior|a disease|cockroaches)\\b`,
  ),
  /\b(heil hitler|sieg heil|white power|14 ?words 88|gas the|race war now|holocaust (is|was) (a )?(hoax|lie)|white genocide)\b/,
  /\b(n[i1]gg(er|a)s?|k[i1]kes?|f[a4]gg?[o0]ts?|sp[i1]cs|ch[i1]nks|tr[a4]nn(y|ies)|g[o0]{2}ks|w[e3]tbacks?|towelheads?|ragheads?)\b/,
];

export const violenceSigns = [
  /\b(how (do i|can i|to)|instructions?|steps?|recipe|guide|tutorial|teach me|explain)\b[^.!?\n]{0,60}\b(make|build|assemble|construct|create|synthesi[sz]e|prepare|cook|modify|3d[- ]print)\w*\b[^.!?\n]{0,40}\b(bombs?|explosives?|ieds?|molotov\w*|grenades?|nerve (gas|agent)|sarin|ricin|napalm|ghost guns?|silencers?|suppressors?|chemical weapons?|meth(amphetamine)?)\b/,
  /\b(pipe|nail|pressure cooker|fertili[sz]er|dirty) bombs?\b[^.!?\n]{0,60}\b(instructions?|recipe|how to|guide|plans?|schematics?)\b/,
  /\bhow (do i|can i|to) (secretly )?(kill|murder|poison|strangle|stab|kidnap|abduct)\b (someone|somebody|a person|people|a man|a woman|my (wife|husband|partner|boss|neighbou?r|ex|parents?|family))\b/,
  /\b(plan|planning|prepare|carry out|commit) (a |an )?(school|mass|church|mosque|synagogue) shooting\b/,
  /\bhow (do i|can i|to) (kill|hurt|harm|hang|cut) myself\b/,
];

export const shortLinkHosts =
  /^(bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|ow\.ly|cutt\.ly|rb\.gy|shorturl\.at|t\.me|wa\.me|chat\.whatsapp\.com|discord\.gg)$/;
export const sellingSigns =
  /\b(click here|dm me|whats ?app me|telegram|free money|earn \$?\d|make money fast|double your|crypto giveaway|casino|betting|viagra|onlyfans|limited time offer|buy followers|loan approval|100% guaranteed|promo code|work from home and earn)\b/;
