/** Matches the current consent wording. Any other wording has no translation, and none is invented. */
const CONSENT = new RegExp(
  [
    '^I have read this quote from (.+), including which fees are fixed, which are estimates that may change, and which are not included\\.',
    'I understand what each provider is expected to charge, what may be paid back to me, and what I am expected to pay myself\\.',
    'I have had the chance to ask questions about the fees and about the treatment\\.',
    'I agree to the practice’s terms that were shown with this quote \\(“(.*)”\\)\\.',
    'I agree to sign electronically: my signature here means the same as one on paper\\.',
    'By signing I mean to accept this quote\\.$',
  ].join(' '),
);

/** Translates the English consent. Empty for unknown wording. */
export function consentZh(wording: string): string {
  const [, practice, terms] = CONSENT.exec(wording) ?? [];
  if (practice === undefined || terms === undefined) return '';
  return [
    '以上英文的中文译文：',
    `我已阅读${practice}的这份报价单，包括哪些费用是固定的、哪些是可能改变的估算，以及哪些不包含在内。`,
    '我了解各医疗服务提供者预计收取的费用、我可能获得的报销，以及预计由我自付的金额。',
    '我有机会就费用和治疗提出问题。',
    `我同意随此报价单显示的诊所条款（“${terms}”）。`,
    '我同意以电子方式签署：我在此的签名与纸上签名具有同等效力。',
    '我签署即表示我有意接受此报价单。',
  ].join('');
}
