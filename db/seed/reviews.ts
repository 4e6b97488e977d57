/** Reviews of the demo: invented people, shown only while demo data is on (D33). */

export type SeedReview = {
  /** Key of the reviewed record. */
  recordKey: string;
  reviewer: string;
  rating: 3 | 4 | 5;
  text: string;
};

export const reviewers = [
  "Priya Raman",
  "Jonas Weber",
  "Maya Torres",
  "Ellie Marsh",
  "Tomasz Nowak",
  "Hana Sato",
  "Leah Brandt",
  "Samuel Okoro",
  "Carla Mendes",
  "Oskar Lind",
  "Fatima Zahra",
  "Ben Whitlock",
  "Ines Duarte",
  "Kofi Mensah",
  "Sofie Jansen",
  "Marek Dvorak",
  "Aiko Mori",
  "Grace Tanner",
  "Luca Ferri",
  "Nadia Petrova",
  "Declan Byrne",
  "Yara Haddad",
  "Theo Lambert",
  "Ruth Abrams",
  "Mateo Rojas",
  "Freya Holm",
  "Anil Kapoor",
  "Colette Roy",
  "Dana Kovacs",
  "Isaac Mwangi",
] as const;

type Rating = SeedReview["rating"];

const byRecord: Record<string, [Rating, string][]> = {
  "mirror-lake-landscape": [
    [5, "Made all four hours in one evening and sold the set as a calendar page."],
    [5, "The horizon really stays where it is when I change the light."],
    [4, "Lovely. I had to lower the stylize value for my paper."],
    [5, "The empty sky is exactly as wide as my title needs."],
  ],
  "rose-hour-valley": [
    [5, "Hung above a bed at a friend's flat. She thinks I painted it."],
    [4, "Cypress became poplars once, otherwise faithful."],
    [5, "Prints well on uncoated stock, the lilac does not go grey."],
  ],
  "winter-pine-stillness": [
    [5, "Two hundred Christmas cards out of one prompt."],
    [4, "Bleed was planned for me, thank you."],
    [5, "Quiet in the right way. No glitter, no deer."],
  ],
  "lagoon-at-full-sun": [
    [5, "Straight horizon on the first try."],
    [4, "I asked for fewer palms and got them."],
  ],
  "headland-light-study": [
    [5, "Sold as a large canvas for an office within a week."],
    [4, "The moonlit version is the one my customers want."],
    [5, "Shadows stay open in print, which is rare."],
  ],
  "skyline-in-violet-rain": [
    [5, "Did Lisbon, Chicago and my home town. All recognisable."],
    [4, "Four inks as promised. Misregistration was a bit strong for me."],
    [5, "The wet reflections make it."],
  ],
  "isometric-city-at-dusk": [
    [5, "My son has been looking for our house for ten minutes."],
    [5, "Strict isometric every time. I checked with a ruler."],
    [4, "Great print, a little dense at A4. Go larger."],
    [5, "The snow version became our December poster."],
  ],
  "reading-corner-rainy-sunday": [
    [5, "Frame really is square-on, my print dropped in without warping."],
    [4, "Would like the same room in spring."],
  ],
  "vermilion-sun-portrait": [
    [5, "Dignified is the right word. My customers say it too."],
    [5, "Changing the skin tone keeps the drawing intact."],
    [4, "Gold outline came out thicker than I like, easy to fix."],
  ],
  "winter-queen-in-blue": [
    [5, "Card framing works for the whole deck."],
    [4, "Freckles appear only if you keep the bracket, so keep it."],
  ],
  "round-little-wizard-cat": [
    [5, "Six moods, one sheet, sold out at the market."],
    [5, "The hat survives every change of fur."],
    [4, "Cute. Border needed cleaning on two of eight."],
  ],
  "ferns-after-midnight": [
    [5, "Tiles cleanly at 40 cm on cotton."],
    [4, "Dark ground needs a good printer."],
  ],
  "loose-peony-bouquet": [
    [5, "Space for names is where it should be."],
    [5, "It bleeds like real paint."],
    [4, "Took three runs to get the corner weight right."],
  ],
  "roller-disco-stripes": [
    [5, "The bands meet. They actually meet."],
    [4, "Used it on leggings, scaled well."],
  ],
  "copper-silk-currents": [
    [5, "The triptych idea in the text sold it to my client."],
    [5, "No mud between colours."],
    [4, "Heavy at small sizes, wonderful at a metre."],
  ],
  "gilded-ink-currents": [
    [5, "On a whisky label it looks engraved."],
    [5, "Lines hold at 60 cm viewing distance as it says."],
  ],
  "carina-deep-field": [
    [5, "Blacks are truly black on metal."],
    [4, "Calm corner kept its promise."],
  ],
  "wildflower-mug-wrap": [
    [5, "Edges meet behind the handle. First prompt that gets this right."],
    [5, "Three colourways listed in an afternoon."],
    [4, "Blank band for the name could be a bit taller."],
    [5, "My bestseller this month."],
  ],
  "boxy-tee-on-studio-grey": [
    [4, "Print sits in the folds. Believable."],
    [5, "Finally a tee without a mannequin."],
  ],
  "skincare-podium-shot": [
    [5, "Looks lit, not generated."],
    [5, "Swapped the wall to blush and kept everything else."],
    [4, "Labels stay blank, which I wanted."],
  ],
  "evening-candle-with-label": [
    [5, "Label is readable at thumbnail size."],
    [4, "Flame was too tall once."],
    [5, "Twelve scents, one scene, one afternoon."],
  ],
  "pastel-sitting-room-mockup": [
    [5, "Walls do not tint the art. Exactly what I needed."],
    [4, "Good room, I would add a second frame size."],
  ],
  "peach-fuzz-gradient-set": [
    [5, "Free and better than the pack I paid for."],
    [4, "No banding on my projector."],
    [5, "White type reads in the corner as promised."],
  ],
  "florist-with-closed-eyes": [
    [5, "We use it on the shop's about page."],
    [5, "My sister recognised herself, which was the idea."],
  ],
  "bakery-bear-mascot": [
    [5, "Reads at avatar size."],
    [4, "Scarf colour needed one correction."],
  ],
  "one-line-embrace": [
    [5, "Anniversary present, framed the same day."],
    [4, "Elegant. Initials at the end are a lovely touch."],
  ],
  "botanical-halo-portrait": [
    [5, "Made a set of four that looks like one hand drew it."],
    [5, "Hair and skin as variables, and both are respected."],
    [5, "The negative prompt saves a lot of repairs."],
    [4, "Earrings sometimes differ left and right."],
  ],
  "grandmother-in-the-orchard": [
    [5, "Gave it to my mother. She cried, I framed it."],
    [4, "Lines of age stay in. Thank you for that."],
  ],
  "desert-oracle-card": [
    [5, "Expensive and worth it: 44 cards, one light."],
    [4, "Title plate stays empty even when I forget to ask."],
  ],
  "ringed-giant-poster": [
    [5, "Museum shop quality is not an exaggeration."],
    [5, "The shadow of the ring is in the right place."],
    [4, "Needed a second try to lose the extra moon."],
  ],
  "saguaro-country-evening": [
    [5, "Park-poster feeling without borrowing anyone's lettering."],
    [4, "Nice plain band for the trail name."],
  ],
  "owl-keeper-crest": [
    [5, "Favicon and shop sign from one file."],
    [4, "Symmetry is perfect, ring a little thin."],
  ],
  "party-bunny-cadet": [
    [5, "Cupcake toppers, invitations and a very happy five-year-old."],
    [4, "Citrus version prints brighter than expected."],
  ],
  "grumpy-frog-on-a-break": [
    [5, "Sold as enamel pins before I finished the drawing."],
    [5, "Secretly kind is the best mood."],
  ],
  "wind-map-in-lavender": [
    [4, "Hangs in our meeting room. People lean in."],
    [5, "Fine lines stay fine at A1."],
  ],
  "winter-block-district": [
    [5, "24 windows, all the same size. Advent calendar done."],
    [4, "Numbers fit without moving anything."],
  ],
  "skinny-tumbler-sunset-wrap": [
    [5, "No visible seam on my press."],
    [4, "Template size is right for the common blanks."],
  ],
  "seventies-scallop-pattern": [
    [5, "Checked at nine repeats, perfect."],
    [5, "Free, and my quilt backing is booked out."],
    [4, "Gap between fans vanished once, second run was fine."],
    [5, "Changed all five colours, the order held."],
  ],
  "trail-club-badge": [
    [5, "Lettering spelled right at the first go."],
    [4, "Nothing touches the rim, as it says."],
    [5, "Patches arrived, they look like 1987."],
  ],
  "monogram-in-a-hexagon": [
    [5, "Favicon, wax seal and van. One mark."],
    [4, "Shared stroke needed luck with M and W."],
  ],
  "yoga-studio-petal-mark": [
    [5, "The sign works without the words. Studio is delighted."],
    [4, "Overlaps print darker than on screen."],
  ],
  "wolf-pack-team-crest": [
    [5, "Thirty caps for the under-twelves."],
    [4, "Stern but not nasty. Good for kids."],
  ],
  "lakefront-city-poster": [
    [5, "Retitled it for Milwaukee, neighbours want one."],
    [4, "Type straight, border even."],
  ],
  "palm-coast-sunset-tee": [
    [5, "Seven even stripes, my screen printer noticed."],
    [4, "Isolated properly on black."],
  ],
  "quote-card-on-dawn-mesh": [
    [5, "Line breaks in the right places for once."],
    [4, "Handle area is clear. Simple and good."],
  ],
  "geometric-fox-emblem": [
    [5, "Cut it from vinyl without touching a node."],
    [5, "Reads at sixteen pixels, I tried."],
    [4, "Ears a bit long, fixed with one word."],
  ],
  "peak-and-water-mark": [
    [5, "Our lodge sign, our zip pulls, our map."],
    [4, "Grid talk in the prompt helps more than I thought."],
  ],
  "quilt-rosette-block": [
    [5, "Painted it four feet wide on the barn."],
    [4, "Colour groups saved me an hour of masking."],
  ],
  "moonflower-stem": [
    [5, "My plotter follows it like a pencil."],
    [4, "Few nodes, clean caps."],
  ],
  "terrazzo-confetti-repeat": [
    [5, "Brand colour swapped in without losing balance."],
    [4, "Free and tidy."],
  ],
  "snowflake-doily-mandala": [
    [5, "One connected piece. The paper held."],
    [4, "Cake stencil worked at 18 cm."],
  ],
  "citrus-grove-repeat": [
    [5, "Oilcloth sample came back beautiful."],
    [4, "On navy it sells twice as fast."],
  ],
  "night-garden-wallpaper": [
    [5, "A whole hallway, no visible repeat."],
    [5, "Season swap works by changing blossoms only."],
    [4, "Very dark paper, order a sample first."],
  ],
  "volt-garage-badge": [
    [5, "Dad wore it out in a month."],
    [4, "Counters stay open on the cap."],
  ],
  "bridesmaid-proposal-wreath": [
    [5, "All five said yes."],
    [4, "Layer names are a kindness."],
  ],
  "meadow-baby-shower-suite": [
    [5, "Three boards, one painting. Customers edit only the words."],
    [4, "White space really stays white."],
  ],
  "beach-road-sunset-tee": [
    [4, "Knock-out works on dark and light shirts."],
    [5, "Custom beach names are half of my shop now."],
  ],
  "zodiac-moon-phase-poster": [
    [5, "Hemisphere note is the detail nobody else thinks of."],
    [4, "Twelve listings in a weekend."],
  ],
  "warm-clay-still-life": [
    [5, "The light on the wall sells it."],
    [5, "Three glazes, one set, sold together."],
    [4, "Oranges turned into apricots once."],
    [5, "Matte and hand-thrown indeed."],
  ],
  "sunday-living-room-mockup": [
    [5, "My print is the only colour in the room, as planned."],
    [4, "Evening version is very cosy."],
  ],
  "penguin-with-cold-feet": [
    [5, "Felt pattern came out in an hour."],
    [4, "My daughter insists on the odd socks."],
  ],
  "hydrangea-sympathy-card": [
    [5, "Restrained. People write to thank me for it."],
    [5, "Half-finished petals are a brave idea and right."],
  ],
  "garden-city-for-children": [
    [5, "We found four of the five rabbits."],
    [4, "Streets free of lettering, so our names fit."],
  ],
  "bride-with-olive-crown": [
    [5, "The bride recognised herself."],
    [4, "Hair took one extra word."],
  ],
  "desk-flat-lay-for-planners": [
    [5, "Planner is square to the frame. Pages drop in."],
    [4, "Survives both crops."],
  ],
  "birthday-cat-with-party-hat": [
    [5, "Toppers, tags and banner from one cat."],
    [4, "Confetti stayed at three dots, hooray."],
  ],
  "little-fox-with-a-scarf": [
    [5, "Night-light decals sold at the school fair."],
    [4, "Brave but checking, exactly."],
  ],
  "peacock-enamel-mandala": [
    [5, "Coasters look like jewellery."],
    [4, "Gold wire stays thin."],
  ],
  "tiger-matchbox-emblem": [
    [5, "Hot-sauce label approved at first sight."],
    [4, "Two inks, cheap to print."],
  ],
  "alpine-pass-risograph": [
    [5, "Overprint colour is real. Edition of fifty gone."],
    [4, "Autumn swap works."],
  ],
  "jewellers-dish-flat-lay": [
    [4, "Clean scene for my ring shop."],
    [5, "Colours true enough that returns went down."],
  ],
  "saint-of-small-gardens": [
    [5, "Patron of Late Tomatoes hangs in our shed."],
    [4, "Straight-faced and very funny."],
  ],
  "deco-fan-wallpaper": [
    [5, "Bar menu and wall match at last."],
    [4, "Hairlines need good paper."],
  ],
  "orchard-blur-background": [
    [5, "Free spring backgrounds, no bokeh circles."],
    [3, "A little green for my taste, easy to shift."],
  ],
  "mug-listing-hero-brief": [
    [5, "Clicks went up after I changed the first photo."],
    [4, "Five fields and done."],
  ],
  "virtual-staging-honest-version": [
    [5, "The caption rule alone is worth it in my trade."],
    [4, "Keeps the radiators. Nothing else I tried does."],
  ],
  "one-sign-logo-explorer": [
    [5, "Refusing the clichés first changes everything."],
    [4, "One sign and not a sheet of twenty. Good discipline."],
  ],
  "repeat-pattern-specification": [
    [5, "My mill asked who wrote the spec."],
    [4, "Colourway by position is clever."],
  ],
  "fine-line-tattoo-planner": [
    [5, "My artist liked the gap rule."],
    [4, "Mirrored transfer included, useful."],
  ],
  "keeper-of-the-salt-marsh": [
    [5, "Neither young nor old, as written. Beautiful."],
    [4, "Braids vary a little between runs."],
  ],
  "launderette-waves-1974": [
    [5, "Socks printed, socks sold."],
    [4, "Colour order holds across the seam."],
  ],
  "the-frog-who-waited": [
    [5, "Page eleven and still the same frog."],
    [4, "Five flowers, fixed order. It works."],
  ],
  "listing-title-workshop": [
    [5, "Naming the weakest title taught me more than the titles."],
    [5, "All 13 tags within the limit."],
    [4, "Phone rule of 45 characters is gold."],
  ],
  "product-description-without-fluff": [
    [5, "One honest limitation and fewer questions by message."],
    [4, "Short, calm, true."],
  ],
  "shop-photo-shot-list": [
    [5, "Ten photos, no repeats, buyers stopped asking for size."],
    [4, "Long but thorough."],
  ],
  "headshot-plain-background": [
    [5, "Eleven people, one afternoon that never happened."],
    [4, "Keeps age where it is."],
  ],
  "flat-lay-skeleton": [
    [5, "I fill this in every Monday."],
    [4, "Good bones."],
  ],
  "layered-landscape-skeleton": [
    [5, "Counting layers fixed my landscapes."],
    [4, "Share of sky is a useful idea."],
  ],
  "soft-tide-backgrounds": [
    [5, "Covers for thirty journals, all calm."],
    [4, "Free and grain is just right."],
    [5, "White type reads without a shadow."],
  ],
};

/** Different people for each record, always the same ones. */
function reviewerFor(recordIndex: number, reviewIndex: number): string {
  return reviewers[(recordIndex * 7 + reviewIndex * 11) % reviewers.length] ?? reviewers[0];
}

export const reviews: SeedReview[] = Object.entries(byRecord).flatMap(([recordKey, entries], recordIndex) =>
  entries.map(([rating, text], reviewIndex) => ({
    recordKey,
    reviewer: reviewerFor(recordIndex, reviewIndex),
    rating,
    text,
  })),
);
