/**
 * Letters that look like one of ours or like a digit, by Unicode's confusables (UTS 39) in both letter cases: what is left of
 * them after NFKD and without marks. Our own stay apart: `1` and `l` are two units of a house.
 */
const lookAlikes: Record<string, string> = {
  2: 'ƧƨƻϨϩᒿꙄꙅꛯꝚꝛ',
  3: 'ƷȜȝɜʒЗзҘҙӠӡⳌⳍꝪꝫꞫ𑢪𑣊𖼻',
  4: 'Ꮞꮞ𑢯𑣏',
  5: 'Ƽ𑢻𑣛',
  6: 'бᏮⳒⳓꮾ𑣕',
  7: '𐓒𐓺𑣆',
  8: 'Ȣȣ𐌚𞣋',
  9: 'ⳊⳋꝮꝯ𑢬𑢶𑣌𑣖',
  a: 'ɑΑαАаᎪᗅⱭꓮꭺ𐊠𖽀',
  b: 'ƀƁƂƃƄƅɃɓΒβБВЬвьѢѣҌҍᏏᏴᏼᖯᗷꓐꞴꞵꮟ𐊂𐊡𐌁',
  c: 'ȻȼΣςСсҪҫᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣲',
  d: 'ÐðĐđƉƊƋƌɖɗԀԁᎠᏧᑯᗞᗪꓒꓓꭰꮷ',
  e: 'ɆɇΕεЕеҼҽҾҿᎬⴹꓰꬲꭼ𐊆𑢦𑢮𑣎',
  f: 'ƑƒϜϝՔքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂',
  g: 'ƍƓǤǥɠɡԌԍՑցᏀᏳᏻᶃꓖꞬꮐ',
  h: 'ĦħɦΗЋНнћҢңҺһӇӈӉӊՀհᎻᏂᏲᏺᕼⱧⱨⲎⲏꓧꚔꚕꞪꮋꮒ𐋏',
  i: 'ıƖƗɨɩɪΙιІіӀӏᎥᵻᵼⲒⲓꙆꙇꞮꭵ𑣃',
  j: 'ɈɉʝͿϳЈјᎫᒍꓙꞲꭻ',
  k: 'ƘƙΚκКкҚқҞҟᏦᛕⱩⱪⲔⲕꓗꝀꝁꮶ𐔘',
  l: 'ŁłƚǀȽɫɭוןاٳߊᏞᒪᛁⱢⳐⳑⵏꓡꓲꮮ𐊊𐌉𐌠𐐛𐑃𐔦𑢣𑢲𑣒𖼖𖼨𞣇',
  m: 'ɱΜμϺϻМмӍӎᎷᗰᛖᵯⱮⲘⲙꓟꮇ𐊰𐌑𑜀',
  n: 'ƝƞȠɲɳΝηՈՌոռᵰⲚⲛꓠ𐔓',
  o: 'ØøƟɵΘΟθοσОоѲѳӨөՕօסهھہەۿଠഠတဝჿዐᎤᎾᏫᲿᴏᴑⲞⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢨𑢵𑢷𑣈𑣗',
  p: 'ƤƥΡρРрᏢᑭᵽⱣⲢⲣꓑꮲ𐊕',
  q: 'ʠԚԛԳԶգզⵕ',
  r: 'ƦɌɍɼɽʀГгҒғᎡᎱᏒᖇᴦᵲⱤⲄⲅꓣꭇꭈꭱꮁꮢ𐒴𐓜𖼵',
  s: 'ƽʂЅѕՏտᏕᏚᵴꓢꜱꟅꮥꮪ𐊖𐐠𐑈𑢡𑣁𖼺',
  t: 'ŦŧƬƭƮȾʈΤτТтҬҭᎢᵵⱦⲦⲧꓔꭲ𐊗𐊱𐌕𑢼𖼊',
  u: 'ƲɄʉʋυՍսሀᏌᑌᴜᵾꓴꞞꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂',
  v: 'νѴѵטᏙᐯᴠⴸꓦꛟꮩ𐔝𑜆𑢠𑣀𖼈',
  w: 'ƜɯѠѡѼѽԜԝԱաᎳᏔᴡꓪꝠꝡꮃꮤ𑓅𑜊𑜎𑜏𑣯',
  x: 'ΧχХхҲҳᕁᕽᚷⲬⲭⵝꓫꞳꭓ𐊐𐊴𐌗𐌢𐔧𑣬',
  y: 'ƔƳƴɎɏɣʏΓΥγУуҮүҰұყᎩᎽᲧᶌỾỿⲨⲩꓬꭚꭹꮍ𐊲𑢤𑣜𖽃',
  z: 'ƵƶȤȥʐΖζᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣉',
};

const ours = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** A text as it reads, for comparing alone: without accents, and with our letters in the place of those that look the same. */
export const toSkeleton = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => ours.get(letter) ?? letter);
