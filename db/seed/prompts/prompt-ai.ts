import { writeRecords } from "#db/seed/write-record.ts";

const text = { "Image Generator": "ChatGPT", Type: "Text prompt", Format: "Text", Resolution: "Any length" };

export const promptAi = writeRecords(
  "Prompt AI",
  {
    "Image Generator": "Gemini",
    "Design Software": "Gemini, ChatGPT",
    Format: "PNG",
    Resolution: "2048 px",
    "Tech Details": "Conversational: send the first paragraph, then refine by single sentences.",
  },
  [
    {
      title: "Listing Title Workshop",
      prompt:
        "You are an editor of marketplace listing titles. Write five titles for {{product}}, made of {{material}}, bought mostly by {{buyer}} for {{occasion}}.\nRules: under 140 characters; the first 45 must make sense alone on a phone; put the most searched phrase first, once; no repeated words, no capitals for shouting, no symbols except a comma; say what it is before what it feels like.\nAfter each title give its length and the search phrase it serves. Then name the weakest of the five and explain in one sentence why a buyer would skip it. Finish with 13 tags of at most 20 characters, none repeating another's words.",
      about:
        "Five tested titles with lengths and search phrases, the weakest one named, and 13 tags within the limits.",
      price: 4,
      pack: "Premium",
      tags: "listing title, seo, etsy tags, text prompt, product copy",
      by: "Demo Creator",
      category: "Business",
      picture: { family: "flat-lay", palette: "delft", subject: "desk notebook" },
      more: text,
    },
    {
      title: "Product Description Without Fluff",
      prompt:
        "Write a product description for {{product}} that a tired person can read on a phone.\nFacts you may use, and no others: {{facts: size, material, making time, care, delivery}}.\nStructure: one sentence that says who it is for and when they would use it; four short lines of facts, each starting with the fact; one honest limitation; one line about how it is made; delivery and returns in plain words.\nTone: {{tone}}, like a shopkeeper who has time. No superlatives, no questions, no exclamation marks, nothing about passion. At most 140 words. End with a list of the facts you did not have and would ask the maker for.",
      about:
        "A 140-word description from facts only, with one honest limitation and a list of what is still missing.",
      price: 3,
      pack: "Starter",
      tags: "product description, copywriting, text prompt, shop copy, etsy",
      by: "Demo Creator",
      category: "Business",
      picture: { family: "flat-lay", palette: "sage", subject: "desk stationery" },
      more: text,
    },
    {
      title: "Shop Photo Shot List",
      prompt:
        "Plan ten listing photos for {{product}} so that every buyer question is answered by a picture.\nFirst list the seven questions buyers ask about such a product, most frequent first. Then assign photos: 1 the clear first view, 2 scale against {{everyday object}}, 3 in use by {{person}}, 4 material close-up, 5 back or underside, 6 variations side by side, 7 packaging, 8 care, 9 process, 10 a quiet one that people would pin.\nFor each give camera height, light direction, background in {{brand colours}}, what must not be in the picture, and an image prompt of at most 60 words. Keep one light direction through all ten.",
      about:
        "Ten photos that answer seven buyer questions, each with camera, light and a ready 60-word image prompt.",
      price: 12,
      pack: "Enigma",
      tags: "shot list, product photography, listing photos, text prompt, planning",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "flat-lay", palette: "berry", subject: "beauty" },
      more: text,
    },
    {
      title: "Colour Story for a Collection",
      prompt:
        "Build a colour story for a collection of {{number}} prints about {{theme}}.\nGive six colours with hex values and everyday names taken from the theme. Say which two carry the collection, which one appears once per print, and which pair must never touch.\nThen write, for each print, one sentence of image prompt that uses exactly three of the six. Check: every colour appears in at least two prints; the set hangs together in grey; no print depends on red and green alone to be understood.\nFinish with a soft abstract field of the six colours as cover image, described in 50 words, left third calm for {{collection name}}.",
      about:
        "Six named colours with rules of use, a sentence per print, and a calm cover field for the collection.",
      price: 7.5,
      pack: "Elite",
      tags: "colour palette, collection planning, text prompt, print shop, branding",
      by: "Plainwater",
      category: "Art & Design",
      picture: { family: "gradient-mesh", palette: "coral-sea" },
      more: text,
    },
    {
      title: "Headshot, Plain Background",
      prompt:
        "Create a professional illustrated headshot of {{role}}, for a page where ten people must look as if photographed on one afternoon.\nPerson: {{age range}}, {{skin tone}}, {{hair}}, expression attentive, mouth closed, eyes to camera. Clothing: {{plain jacket or knit}} in {{team colour}}, no pattern.\nBackground: one flat tone two steps lighter than the clothing, no gradient. Light: soft from upper left, small catchlight, shadow under the chin.\nCrop: head and shoulders, eyes on the upper third, square. No jewellery unless described, no retouching of age, no text. Keep the same distance and light for every further colleague I describe.",
      about:
        "One light, one crop, one background for a whole team page; describe each colleague and keep the set.",
      price: 12,
      pack: "Enigma",
      tags: "headshot, team page, professional portrait, corporate, consistent set",
      by: "Amara Studio",
      category: "Headshots",
      picture: { family: "portrait", palette: "delft", subject: "professional headshot woman" },
      variants: [
        {
          label: "a colleague in sage",
          family: "portrait",
          palette: "sage",
          subject: "professional headshot man",
        },
        {
          label: "a colleague in berry",
          family: "portrait",
          palette: "berry",
          subject: "professional headshot woman glasses",
        },
      ],
    },
    {
      title: "Coffee Morning Brand Shot",
      prompt:
        "Show me a cup of {{drink}} as a small brand would photograph it on a weekday morning. The cup is {{colour and shape}}, unbranded, on {{surface}}, with {{one edible thing}} beside it and the newspaper only suggested. Light comes low from the left through a window with visible panes; steam is allowed if it is thin. Colours stay within {{three tones}}. Camera at 30 degrees, cup right of centre, the left side calm for an opening-hours text. Then give me the same scene at four in the afternoon, and once more with an empty cup, keeping every object in its place.",
      about:
        "A weekday coffee scene in three moments, morning, afternoon and finished, with nothing else moved.",
      price: 4,
      pack: "Premium",
      tags: "coffee photography, cafe content, brand photo, social media, still life",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "still-life", palette: "desert", timeOfDay: "dawn", subject: "coffee" },
    },
    {
      title: "Hostel Common Room Mural Test",
      prompt:
        "Show a hostel common room so that I can judge a mural before painting it. The room is {{size}}, with {{sofa colour}} seating, a long table and a window on the right; the back wall is completely empty and seen straight-on. Daylight, around {{hour}}. Furniture must not hide more than the lower quarter of the wall. No people, no posters, no text. Afterwards I will describe the mural and you will place it on that wall only, respecting the window light and leaving the sockets visible. First ask me three questions whose answers change the picture, then draw.",
      about:
        "An empty-wall room for testing a mural before the paint is bought; asks three useful questions first.",
      price: 5,
      pack: "Premium",
      tags: "mural mockup, interior, hostel, wall design, concept",
      by: "Room Nine",
      category: "Mockups",
      picture: {
        family: "interior",
        palette: "coral-sea",
        seed: 18,
        timeOfDay: "day",
        subject: "living room",
      },
    },
    {
      title: "Neighbourhood Map Magnet",
      prompt:
        "Draw {{neighbourhood}} as a fridge magnet: an isometric slab of the most loved block, about {{number}} buildings, seen from the south-east. Use {{palette words}}, three tones per wall, lit windows if it is evening. Give each real place a shape of its own without signs: the bakery has a chimney, the school a yard, the station a long roof. Streets end at the slab's edge with a clean cut. Shadow falls to the lower right. Background plain white so that it can be cut. No cars, no text, no people. Then list which shape stands for which place so that locals can play at guessing.",
      about: "A loved block as an isometric slab for magnets and stickers, with a guessing list for locals.",
      price: 7.5,
      pack: "Elite",
      tags: "map magnet, neighbourhood, isometric, souvenir, sticker",
      by: "Tiny Blocks",
      category: "Art & Design",
      picture: { family: "isometric-city", palette: "golden-hour", timeOfDay: "dusk", subject: "block" },
    },
    {
      title: "Skyline for a Conference",
      prompt:
        "Design a skyline header for a conference in {{city}} about {{subject}}. The skyline is true in its order of landmarks and drawn as three flat layers in {{brand colours}}; the sky carries the subject by colour and rhythm alone, for instance {{calm bands, rising bands or a single break}}. Format 3:1, the landmarks in the right two thirds, the left third quiet for title and dates. Night version: same drawing, windows lit, sky two steps darker. No flags, handshakes, light bulbs, network lines or text. Tell me which landmark you were unsure of before I print it on eight metres of fabric.",
      about: "A true-order skyline header with day and night versions and a quiet third for title and dates.",
      price: 14,
      pack: "Enigma",
      tags: "conference banner, skyline, event branding, header, city",
      by: "Harbour & Vale",
      category: "Business",
      picture: { family: "city-skyline", palette: "moonlight", timeOfDay: "night", subject: "river" },
    },
    {
      title: "Desert Metropolis Cover",
      prompt:
        "Make a cover picture for {{a novel, a mix or a game}} set in a city that grew out of the desert. Towers in {{sandstone and rust}} stand in three depths against a huge low sun; the nearest row is almost black. Heat makes the far layer pale. There is one unusual tower, shaped like {{object}}, never in the centre. No vehicles, no people, no ships in the sky. Leave the upper third for a title set in thin capitals. Begin with a version at late afternoon; when I write dusk, night or dawn, change only the light and keep every building where it is.",
      about: "A desert city in three depths whose light changes on command while every tower stays in place.",
      price: 8,
      pack: "Elite",
      tags: "book cover, desert city, sci-fi, skyline, game art",
      by: "Harbour & Vale",
      category: "Covers",
      picture: { family: "city-skyline", palette: "desert", timeOfDay: "golden-hour", subject: "towers" },
      variants: [
        { label: "dusk", family: "city-skyline", palette: "berry", timeOfDay: "dusk", subject: "towers" },
        {
          label: "night",
          family: "city-skyline",
          palette: "moonlight",
          timeOfDay: "night",
          subject: "towers",
        },
      ],
    },
    {
      title: "Festival Wristband Repeat",
      prompt:
        "Design the repeat for a woven festival wristband and matching cups. Motif: {{star, wave, flower or arc}} in the spirit of {{decade}}, flat, at most four thread colours {{list}}. The band is 15 mm high, so nothing may be thinner than 1 mm; the repeat length is 40 mm and must join. Then enlarge the same motif into a square tile for cups and posters without redrawing it. Check both at arm's length and from the stage. No lettering inside the pattern; the name will be woven at one end. Tell me which colour could be dropped if the weaver allows only three.",
      about: "One motif for woven bands and posters, joined at 40 mm, with advice on which thread to drop.",
      price: 4,
      pack: "Premium",
      tags: "festival merch, woven band, pattern, starburst, cup design",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "neon-night", subject: "starbursts" },
    },
    {
      title: "Plant Shop Line Icons",
      prompt:
        "Draw a set of plant line pictures for the price tags of a plant shop, beginning with {{first plant}}. One line weight, round ends, leaves true enough that a gardener could name the species, pot only as two strokes. Each fits a square with equal optical size although the plants differ in height. Black on white, no fill, except one flat leaf in {{shop colour}} per drawing, always a different leaf. No text. When I name the next plant, keep weight, size and humour. After six plants, show them in a row and tell me which one breaks the family and how to mend it.",
      about:
        "A growing family of plant line pictures for price tags, with a check for the one that breaks the set.",
      price: 3.5,
      pack: "Starter",
      tags: "plant icons, line art, shop tags, icon set, botanical",
      by: "Single Stroke",
      category: "Line Art",
      picture: { family: "line-art", palette: "meadow", subject: "plant leaves" },
    },
    {
      title: "Guided Mandala Meditation Card",
      prompt:
        "Make a mandala card for a four-minute breathing exercise. Structure: {{number}} rings, one per breath, growing in width by the same amount; start at a plain centre disc and end at an open rim. Colours move from {{first colour}} inside to {{last colour}} outside, each ring one step. Shapes get simpler as breathing slows. Symmetry {{8, 10 or 12}}-fold, edges clean, square format with quiet corners. No symbols of any religion, no text, no faces. Then write the four-minute script beneath, one sentence per ring, in the second person, with times.",
      about: "A mandala whose rings are breaths, from centre to rim, with a timed four-minute script.",
      price: 4,
      pack: "Premium",
      tags: "meditation card, mandala, breathing exercise, wellness, printable",
      by: "Single Stroke",
      category: "Education",
      picture: { family: "mandala", palette: "sage", subject: "lotus" },
    },
    {
      title: "Vineyard Night Harvest Seal",
      prompt:
        "Design a seal for wine picked at night by {{estate}}. Round, two inks {{deep}} and {{metal}} on uncoated paper. Centre: a crescent moon above one low hill with vine rows as five strokes; around it a rim with the estate's name above and {{vintage}} below on true arcs. The inner ring is plain so that the moon has room. Everything must hold in blind embossing: no line under 0.5 mm, no gradients, no hatching. Show it once in ink and once as embossing on cream card, straight-on. Avoid grapes, barrels, crests and ribbons; the night should be enough.",
      about: "A moonlit wine seal in two inks that also holds as blind embossing. No grapes, no barrels.",
      price: 8.5,
      pack: "Elite",
      tags: "wine label, seal, moon, embossing, packaging",
      by: "Markwright",
      category: "Packaging",
      picture: { family: "badge", palette: "berry", subject: "moon" },
    },
    {
      title: "Clinic Logo, Human Scale",
      prompt:
        "Design a logo for a small clinic for {{speciality}} that should feel like a person and not an institution. One sign: petals or leaves meeting round a centre, {{number}} of them, each slightly overlapping the next as people do in a waiting room. Colours {{two calm tones}}, overlaps darker. Rounded ends, flat, no cross, no pulse line, no hands, no hearts. It must work engraved on a door plate of 40 mm, in one colour on a prescription, and as an app icon. Give one version; when I say warmer, cooler, simpler or older, change only that.",
      about: "A petal sign for small clinics without crosses or pulse lines, refined by one word at a time.",
      price: 9,
      pack: "Elite",
      tags: "clinic logo, healthcare branding, petal mark, wellness, geometric",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "lavender", subject: "flower" },
    },
    {
      title: "Bear With a Job",
      prompt:
        "Draw a small bear who works as {{job}}, for a set of stickers about people who keep things running. Front view, standing, one tool of the trade held correctly, expression {{mood}}. Clean cartoon: thick outline, flat colours, one shadow tone, cheeks slightly warm. The bear keeps the same body in every picture; only clothes, tool and mood change. White die-cut border, plain background in {{colour}}. No text, no scenery, no humour at the expense of the job. After five jobs, suggest five more that sticker sheets always forget.",
      about:
        "The same small bear in any job, tool held correctly, with ideas for the jobs that sheets forget.",
      price: 3.5,
      pack: "Starter",
      tags: "bear sticker, job stickers, appreciation gift, cartoon, consistent character",
      by: "Pocket Moth",
      category: "Stickers",
      picture: { family: "cartoon-character", palette: "desert", subject: "bear scarf" },
    },
    {
      title: "Fox Courier Brand Sign",
      prompt:
        "Make the sign of a bicycle courier called {{name}}: a fox head, frontal, of at most eleven flat facets, looking slightly amused. Ears sharp, muzzle narrow, no body and no bicycle. Colours {{main}}, one darker and one lighter step of it, and white. Give it in a ring for stickers and without a ring for jackets. Test it at 12 mm on an invoice and at 60 cm on a cargo box; say what you changed between the two. No speed lines, no wings, no letters. If another courier already uses a fox, offer an owl built from the same facets.",
      about:
        "An amused eleven-facet fox for couriers, with size notes from invoice to cargo box and an owl in reserve.",
      price: 4.5,
      pack: "Premium",
      tags: "fox logo, courier brand, geometric animal, emblem, delivery",
      by: "Markwright",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "citrus", subject: "fox" },
    },
    {
      title: "Ambient Album in Slow Colour",
      prompt:
        "Make cover art for an ambient record called {{title}}, in currents of colour that move as slowly as the music. Use {{four colours}}, one of them almost black. If the record has a pulse, choose broad ribbons; if it has none, choose fine lines. Two still points, neither in the middle. Square, no text, no instruments, no nature. Then derive three single covers by moving into the picture, once near the first still point, once near the second, once where nothing happens. Colours stay in the same order everywhere, so that four covers in a shop window read as one work.",
      about:
        "An album cover and three singles cut from one slow current, chosen by whether the music has a pulse.",
      price: 7.5,
      pack: "Elite",
      tags: "album cover, ambient, abstract, flow art, music branding",
      by: "Ivo Santoro",
      category: "Covers",
      picture: { family: "flow-field", palette: "berry", seed: 14, subject: "ribbons" },
      variants: [
        {
          label: "near the second still point",
          family: "flow-field",
          palette: "berry",
          seed: 41,
          subject: "ribbons",
        },
        {
          label: "where nothing happens",
          family: "flow-field",
          palette: "berry",
          seed: 30,
          subject: "ribbons",
        },
      ],
    },
    {
      title: "Galaxy Wall for a Planetarium",
      prompt:
        "Paint a wall panel for the entrance of a planetarium: clouds of {{two gas colours}} opening round a dark hollow, stars sparse and of honest size, nothing else. It will be {{metres}} wide and seen from one metre away, so it needs detail that rewards coming closer, yet no area brighter than a reading lamp. Darken towards the door side. No planets, ships, constellations or text. Describe it to a blind visitor in three sentences as well, to be mounted beside it in Braille. Then make a quieter companion for the exit in the same colours with half the contrast.",
      about:
        "A walk-up nebula wall with a quieter exit companion and a three-sentence description for Braille.",
      price: 18,
      pack: "Enigma",
      tags: "nebula mural, planetarium, large format, space art, accessible",
      by: "Orbit Paper Co.",
      category: "Space",
      picture: { family: "cosmic", palette: "neon-night", timeOfDay: "night", subject: "nebula" },
    },
    {
      title: "Moon Calendar Year Sheet",
      prompt:
        "Design the picture half of a moon calendar for {{year}}: one large moon with soft maria and rayed craters above an even dark ground, in the manner of an atlas of {{decade}}. Colour {{silver, rose or bone}} on {{night colour}}. The lower half stays empty and slightly lighter, for a grid of thirteen lunations that I will typeset. Light the moon from the right for the waxing edition and from the left for the waning one; nothing else may change. No stars inside the disc, no faces, no clouds, no text. Give the angle of the terminator so that I can repeat it exactly.",
      about:
        "An atlas-style moon for a year sheet, in waxing and waning editions with a repeatable terminator.",
      price: 4,
      pack: "Premium",
      tags: "moon calendar, year planner, celestial, printable, atlas",
      by: "Orbit Paper Co.",
      category: "Space",
      picture: { family: "cosmic", palette: "mono-ink", timeOfDay: "night", subject: "moon" },
    },
  ],
);
