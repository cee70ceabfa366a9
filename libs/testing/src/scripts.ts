/** Given names, family names and two sentences in a script. A sentence contains a placeholder for a name. */
interface Script {
  given: string;
  family: string;
  sentences: [string, string];
}

/** The scripts used in Australia and New Zealand, with marks, joiners and conjuncts as they are written. */
const SCRIPTS: Record<string, Script> = {
  latin: {
    given: 'Siobhán Thị Zoë Łucja Hēmi Ngāio Søren Željko',
    family: "Nguyễn O'Brien Tāwhiao Ţepeş Őry Ğüneş Þórsdóttir Ơn",
    sentences: ['Is {} allowed to stay overnight – “yes” or “no”?', 'Ko wai te tākuta mō {}?'],
  },
  greek: {
    given: 'Γιώργος Ελένη Άννα Ἀθηνᾶ',
    family: 'Παπαδόπουλος Ξένος Ωραίος',
    sentences: ['Μπορεί ο {} να μείνει μαζί μου;', 'Πόσο κοστίζει η αναισθησία;'],
  },
  cyrillic: {
    given: 'Дмитрий Ђорђе Олеся Ірина',
    family: 'Щербаков Јовановић Ґалаґан Їжакевич',
    sentences: ['Можно ли {} остаться на ночь?', 'Чи входить імплант у ціну?'],
  },
  arabic: {
    given: 'محمد أحمد فاطمة إسلام آمنة رؤى عائشة الإمام',
    family: 'الأحمد العبدالله ضياء لؤي المؤمن',
    sentences: ['هل يمكن لـ {} البقاء معي بعد العملية؟', 'كم تكلفة التخدير؟ دفعت مبلغًا أمس.'],
  },
  persian: {
    given: 'علی زهرا کیوان پریسا ژاله',
    family: 'رضایی گلستانی چنگیزی میرزایی‌پور',
    sentences: ['آیا {} می‌تواند پیش من بماند؟', 'هزینهٔ بیهوشی چقدر است؟'],
  },
  urdu: {
    given: 'عائشہ ٹیپو نعیم بھائی ڈاکٹر',
    family: 'خان چوہدری ہاشمی پٹھان',
    sentences: ['کیا {} رات کو ٹھہر سکتے ہیں؟', 'بے ہوشی کی فیس کتنی ہے؟'],
  },
  hebrew: {
    given: 'שרה דוד מרים יוֹסֵף',
    family: 'לוי כהן בן־גוריון שׁלום',
    sentences: ['האם {} יכול להישאר איתי?', 'כמה עולה ההרדמה?'],
  },
  devanagari: {
    given: 'अनिता ऋषि ज्ञानेश्वर श्रीकृष्ण क्षितिज',
    family: 'शर्मा त्रिपाठी द्विवेदी र्‍हस्व',
    sentences: ['क्या {} मेरे साथ रुक सकते हैं?', 'बेहोशी का खर्च कितना है?'],
  },
  gurmukhi: {
    given: 'ਗੁਰਪ੍ਰੀਤ ਹਰਜੋਤ ਜਸਵਿੰਦਰ ਸਿਮਰਨ',
    family: 'ਸਿੰਘ ਕੌਰ ਢਿੱਲੋਂ',
    sentences: ['ਕੀ {} ਮੇਰੇ ਨਾਲ ਰਹਿ ਸਕਦੇ ਹਨ?', 'ਬੇਹੋਸ਼ੀ ਦਾ ਖਰਚਾ ਕਿੰਨਾ ਹੈ?'],
  },
  gujarati: {
    given: 'કૃષ્ણા જ્યોતિ ધ્રુવ',
    family: 'પટેલ શ્રોફ ત્રિવેદી',
    sentences: ['શું {} મારી સાથે રહી શકે?', 'એનેસ્થેસિયાનો ખર્ચ કેટલો છે?'],
  },
  bengali: {
    given: 'অনির্বাণ শ্রেয়া কৃষ্ণেন্দু',
    family: 'চট্টোপাধ্যায় রহমান ভট্টাচার্য',
    sentences: ['{} কি আমার সাথে থাকতে পারবেন?', 'অজ্ঞান করার খরচ কত?'],
  },
  tamil: {
    given: 'கார்த்திக் ஸ்ரீதேவி மீனாட்சி கௌரி',
    family: 'சுப்பிரமணியம் க்ஷத்ரியன் பாலசுந்தரம்',
    sentences: ['{} என்னுடன் தங்கலாமா?', 'மயக்க மருந்துக்கு எவ்வளவு செலவாகும்?'],
  },
  telugu: {
    given: 'శ్రీనివాస్ జ్యోత్స్న కృష్ణ',
    family: 'రెడ్డి చక్రవర్తి నాయుడు',
    sentences: ['{} నాతో ఉండవచ్చా?', 'మత్తుమందు ఖర్చు ఎంత?'],
  },
  kannada: {
    given: 'ಶ್ರೀಧರ ಲಕ್ಷ್ಮಿ ಕೃಷ್ಣಮೂರ್ತಿ',
    family: 'ಗೌಡ ಹೆಗ್ಡೆ ಶೆಟ್ಟಿ',
    sentences: ['{} ನನ್ನ ಜೊತೆ ಇರಬಹುದೇ?', 'ಅರಿವಳಿಕೆಗೆ ಎಷ್ಟು ಖರ್ಚಾಗುತ್ತದೆ?'],
  },
  malayalam: {
    given: 'ശ്രീജിത്ത് ലക്ഷ്മി ക്രിസ്റ്റീന',
    family: 'നമ്പൂതിരി കൃഷ്ണൻ ജോർജ്',
    sentences: ['{} എന്റെ കൂടെ നിൽക്കാമോ?', 'അനസ്തേഷ്യയ്ക്ക് എത്ര ചെലവാകും?'],
  },
  sinhala: {
    given: 'ක්‍රිෂ්ණ ශ්‍රියානි රුවන්',
    family: 'විජේසූරිය බණ්ඩාරනායක ප්‍රනාන්දු',
    sentences: ['{} මා සමඟ රැඳී සිටිය හැකිද?', 'නිර්වින්දනයට කොපමණ වැය වේද?'],
  },
  thai: {
    given: 'สมชาย กัญญา ณัฐพล น้ำผึ้ง',
    family: 'ใจดี ทรัพย์สิน ศรีสุวรรณ',
    sentences: ['{} ค้างคืนกับฉันได้ไหม', 'ค่าดมยาสลบเท่าไร'],
  },
  lao: {
    given: 'ສົມຈິດ ບຸນມີ ຄຳພູ',
    family: 'ວົງສາ ຫຼວງລາດ ແກ້ວ',
    sentences: ['{} ຢູ່ກັບຂ້ອຍໄດ້ບໍ?', 'ຄ່າຢາສະຫຼົບເທົ່າໃດ?'],
  },
  khmer: {
    given: 'សុខ ស្រីមុំ ច័ន្ទ វិបុល',
    family: 'ខ្មែរ ព្រហ្ម ញឹម',
    sentences: ['តើ {} អាចនៅជាមួយខ្ញុំបានទេ?', 'តើថ្លៃថ្នាំសណ្តំប៉ុន្មាន?'],
  },
  myanmar: {
    given: 'အောင်ဆန်း မြင့်မြင့် ခိုင်ဇင်',
    family: 'ကျော်စွာ သန္တာ ဝင်းထွဋ်',
    sentences: ['{} ကျွန်တော်နှင့် နေလို့ရမလား။', 'မေ့ဆေးခ ဘယ်လောက်လဲ။'],
  },
  georgian: {
    given: 'ნინო გიორგი თამარ',
    family: 'ბერიძე ჭავჭავაძე წერეთელი',
    sentences: ['შეუძლია {} ჩემთან დარჩენა?', 'რა ღირს ანესთეზია?'],
  },
  armenian: {
    given: 'Արամ Նարինե Հրաչյա',
    family: 'Խաչատրյան Ղազարյան Ջանիկյան',
    sentences: ['Կարո՞ղ է {} մնալ ինձ հետ։', 'Որքա՞ն արժե անզգայացումը։'],
  },
  ethiopic: {
    given: 'አበበ ትዕግስት ኃይለማርያም',
    family: 'ቢቂላ ተስፋዬ ወልደጊዮርጊስ',
    sentences: ['{} ከእኔ ጋር መቆየት ይችላል?', 'የማደንዘዣ ዋጋ ስንት ነው።'],
  },
  korean: {
    given: '민준 서연 하늘',
    family: '김 박 최 뷁',
    sentences: ['{} 님이 함께 있어도 되나요?', '마취 비용은 얼마인가요?'],
  },
  japanese: {
    given: 'さくら ケンジ 結衣 龍之介',
    family: '渡邊 髙橋 齋藤',
    sentences: ['{}さんは一緒に泊まれますか？', '麻酔の費用はいくらですか。'],
  },
  simplified: {
    given: '华 晓燕 玥 鑫',
    family: '聂 樊 闫 欧阳',
    sentences: ['{}可以陪我过夜吗？', '麻醉费用是多少？'],
  },
  traditional: {
    given: '師華 業 樂怡 結瑩',
    family: '陳 鄭 歐陽 蕭',
    sentences: ['{}可以陪我過夜嗎？', '麻醉費用是多少？「約」'],
  },
};

const ADDED = ['❤️', '☺️👍🏽', '(Mater, 12/04/2027)', '$1,250.50', '👨‍👩‍👧 🇦🇺 🇳🇿', '– Dr Mai Nguyễn'];

const words = (text: string): string[] => text.split(' ');

/** Names for which comparable products, and once this one, failed to produce a document. */
const REPORTED = ['华 聂', 'محمد الأحمد', '민준 김', 'நிலா குமார்', 'अनिता शर्मा', 'สมชาย ใจดี'];

/** Returns 300 names in every script that a practice in Australia or New Zealand encounters, some in two scripts at once. */
export function namesInEveryScript(): string[] {
  const names = Object.values(SCRIPTS).flatMap(({ given, family }) =>
    words(given).flatMap((first, at) => {
      const last = words(family).at(at % words(family).length) ?? '';
      return [`${first} ${last}`, `${last} ${first}`, `${first} ${first}-${last}`];
    }),
  );
  const others = names.map((name, at) => `${name} (${names.at(at - 61)})`);
  return [...[...new Set([...names, ...others])].slice(0, 300 - REPORTED.length), ...REPORTED];
}

/** Returns 100 messages in those scripts, mixed with other names, numbers, emoji and Latin words. */
export function messagesInEveryScript(): string[] {
  const names = namesInEveryScript();
  const sentences = Object.values(SCRIPTS).flatMap((script) => script.sentences);
  return Array.from({ length: 100 }, (_, at) => {
    const sentence = sentences[at % sentences.length] ?? '';
    const other = sentences[(at * 7) % sentences.length] ?? '';
    const added = ADDED[at % ADDED.length] ?? '';
    const message = `${sentence} ${added}${at % 3 === 0 ? `\n${other}` : ''}`;
    return message.replaceAll('{}', names[(at * 13) % names.length] ?? '');
  });
}

/** Normalises text for comparison with what a PDF reader extracts: composed, without spaces and direction marks. */
export function comparable(text: string): string {
  return text.normalize('NFC').replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069\ufe0e\ufe0f]/g, '');
}
