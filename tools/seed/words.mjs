// Names of made-up practices and people, as in Australia and New Zealand, including letters that are hard to search and sort.
const words = (text) => text.trim().split(/\s*,\s*/);

export const FIRST_NAMES =
  words(`Olivia, Noah, Charlotte, Jack, Amelia, Oliver, Isla, William, Mia, Leo, Aroha, Tāne,
  Mereana, Wiremu, Siobhán, Niamh, Seán, Zoë, Chloé, André, José, María, Thị Mai, Minh, Đức, Linh, Wei, Jing, Xiaoming,
  Hana, Kenji, Yuki, Priya, Arjun, Ananya, Rohan, Fatima, Omar, Layla, Yusuf, Sofia, Luca, Giulia, Marco, Elena, Dimitri,
  Katarzyna, Łukasz, Ingrid, Søren, Sinéad, Te Ariki, Ngaire, Hēmi, Margaret, Peter, Susan, David, Karen, Michael, Ruth,
  Thomas, Helen, Graham, Jean, Kevin, Lorraine, Bruce`);

export const LAST_NAMES =
  words(`Smith, Jones, Williams, Brown, Wilson, Taylor, Nguyễn, Johnson, Martin, White, Anderson,
  Walker, Thompson, Thomas, Lee, Harris, Ryan, Robinson, Kelly, King, Davis, Wright, Evans, Roberts, Green, Hall, Wood,
  Jackson, Clarke, Patel, Khan, Lewis, James, Phillips, Mason, Mitchell, Rose, Davies, Rodríguez, Cox, Alexander, Garden,
  Campbell, Johnston, Moore, Smyth, O'Neill, Doyle, McCarthy, O'Brien, D'Angelo, De Silva, De, van der Berg, Müller, Papadopoulos,
  Rossi, Ferrari, Kowalski, Novák, Singh, Kaur, Sharma, Gupta, Chen, Wang, Zhang, Liu, Trần, Lê, Phạm, Kim, Park, Tanaka, Sato,
  Ngāpō, Parata, Tūhoe, Henare, Tamihana, Hassan, Haddad, Okafor, Nkosi`);

export const PRACTICE_NAMES =
  words(`Harbour, Southern Cross, Riverside, Northside, Bayside, Summit, Coastal, Parkview,
  Lighthouse, Wattle, Banksia, Kōwhai, Rātā, Jacaranda, Ironbark, Pacific, Tasman, Capital, Greenstone, Eastern`);
export const PRACTICE_KINDS = words(
  'Surgical Group, Plastic Surgery, Orthopaedics, Specialist Centre, Day Surgery, Surgery',
);

export const PLACES = {
  AU: [
    ['NSW', 'Sydney', 'Surry Hills', '2010'],
    ['NSW', 'Newcastle', 'Merewether', '2291'],
    ['NSW', 'Sydney', 'Cabramatta', '2166'],
    ['VIC', 'Melbourne', 'Fitzroy', '3065'],
    ['VIC', 'Geelong', 'Newtown', '3220'],
    ['QLD', 'Brisbane', 'West End', '4101'],
    ['QLD', 'Cairns', 'Edge Hill', '4870'],
    ['WA', 'Perth', 'Fremantle', '6160'],
    ['SA', 'Adelaide', 'Glenelg', '5045'],
    ['TAS', 'Hobart', 'Sandy Bay', '7005'],
    ['ACT', 'Canberra', 'Ainslie', '2602'],
    ['NT', 'Darwin', 'Nightcliff', '0810'],
  ],
  NZ: [
    ['Auckland', 'Auckland', 'Ponsonby', '1011'],
    ['Auckland', 'Auckland', 'Māngere', '2022'],
    ['Wellington', 'Wellington', 'Te Aro', '6011'],
    ['Canterbury', 'Christchurch', 'Riccarton', '8011'],
    ['Otago', 'Dunedin', 'Mornington', '9011'],
  ],
};

export const STREETS = words(
  'Crown Street, Station Road, Victoria Street, Church Street, Queen Street, Beach Road, Marae Lane, High Street',
);

export const CREDENTIALS = words(
  'FRACS, MBBS FRACS, MBChB FRACS (Plast), FRACS (Orth), FRACS (ORL), MS FRACS',
);

/** Name, category, class, minutes and base fee of surgeries. */
export const SURGERIES = [
  ['Septoplasty', 'RECONSTRUCTIVE', 'MEDICARE', 90, 350_000],
  ['Knee arthroscopy', 'ORTHOPEDIC', 'MEDICARE', 60, 280_000],
  ['Total hip replacement', 'ORTHOPEDIC', 'MEDICARE', 120, 980_000],
  ['Total knee replacement', 'ORTHOPEDIC', 'MEDICARE', 120, 940_000],
  ['Carpal tunnel release', 'ORTHOPEDIC', 'MEDICARE', 30, 140_000],
  ['Inguinal hernia repair', 'GENERAL', 'MEDICARE', 75, 260_000],
  ['Laparoscopic cholecystectomy', 'GENERAL', 'MEDICARE', 90, 320_000],
  ['Upper eyelid surgery', 'COSMETIC', 'COSMETIC', 75, 420_000],
  ['Rhinoplasty', 'COSMETIC', 'MIXED', 150, 1_150_000],
  ['Breast augmentation', 'COSMETIC', 'COSMETIC', 120, 1_090_000],
  ['Breast reduction', 'RECONSTRUCTIVE', 'MEDICARE', 180, 1_240_000],
  ['Abdominoplasty', 'COSMETIC', 'MIXED', 180, 1_380_000],
  ['Skin graft', 'RECONSTRUCTIVE', 'MEDICARE', 60, 210_000],
  ['Excision of skin lesion', 'GENERAL', 'MEDICARE', 30, 85_000],
];

export const REASONS = words(
  'The date does not suit me, The cost is too high, I have decided for another surgeon, I need more time, My health has changed',
);
export const QUESTIONS = words(
  'How long is the stay in hospital?, Does my fund pay for the implant?, Could we do it in the school holidays?, May I drive afterwards?',
);
