import type {
  ANSWERED,
  CHANGE_DECLINED,
  CHANGE_SIGNED,
  RECORDED,
  RESULT,
  RESULTS,
  SIGNED,
} from '../frame/results.en';
import type { Translation } from '../words/patient-words';

export const RESULTS_ZH: Translation<typeof RESULTS> = {
  accept: {
    title: '报价单已接受',
    message: (practice) => `谢谢。${practice}已收到您签署的接受，您的手术安排已建立。`,
    next: ({ practice, email, reach, by }) => [
      `确认邮件正发送至 ${email}。`,
      `${practice}会与您联系，确认日期并说明如何准备。`,
      `如果您${by ? `在 ${by}之前` : ''}没有收到消息，请${reach}。`,
    ],
  },
  reject: {
    title: '报价单已拒绝',
    message: (practice) => `${practice}已得知您拒绝了此报价单。您无需为此支付任何费用。`,
    next: ({ practice, reach }) => [
      `${practice}可能会与您联系，商讨其他方案。`,
      `如果您改变主意，请${reach}，索取新的报价单。`,
    ],
  },
  query: {
    title: '问题已提交',
    message: (practice) => `${practice}已收到您的问题，会尽快答复。`,
    next: ({ practice, email, by }) => [
      by
        ? `${practice}力求在 ${by}之前答复，答复后会发邮件至 ${email}。`
        : `有答复时，您会在 ${email} 收到邮件。您可以在报价单页面上阅读并回复。`,
      '报价单仍然有效：您仍可接受、拒绝或再次提问。',
    ],
  },
};

export const RESULT_ZH: Translation<typeof RESULT> = {
  next: '接下来',
  when: (when) => `收到时间：${when}`,
  back: '返回报价单',
  theQuote: '您答复的报价单',
  showQuote: '显示报价单',
  showMore: '请确认您的身份，以查看或下载您签署的报价单；如果您改变了主意，也请先确认身份。',
  showIntro: '如需再次查看报价单，请确认您的身份。这样可以防止他人阅读。',
  call: (phone) => `致电 ${phone}`,
  write: (email) => `发邮件至 ${email}`,
};

export const CHANGE_SIGNED_ZH: Translation<typeof CHANGE_SIGNED> = {
  message: (practice) => `谢谢。${practice}已收到您对变更的签署，您的手术安排将据此继续。`,
};

export const CHANGE_DECLINED_ZH: Translation<typeof CHANGE_DECLINED> = {
  title: '变更已拒绝',
  message: (practice) => `${practice}已得知您拒绝了此变更。您之前签署的内容保持不变。`,
  on: (when) => `您于 ${when} 拒绝了此变更。您之前签署的内容保持不变。`,
  next: ({ practice, reach }) => [`${practice}可能会就此变更与您联系。`, `如果您改变主意，请${reach}。`],
};

export const RECORDED_ZH: Translation<typeof RECORDED> = {
  accepted: (practice, when) => `${practice}于${when}记录您已接受此报价单。`,
  disputedTitle: '您已表示这不正确',
  settledTitle: { STANDS: '诊所决定该接受仍然有效', NOT_ACCEPTED: '诊所同意：您并未接受' },
  settledNext: (outcome, reason, reach) => [
    ...(reason === null ? [] : [`理由：${reason}`]),
    outcome === 'STANDS' ? `如果您不同意，请${reach}。` : '该接受已终止，您无需为此支付任何费用。',
  ],
  disputedNext: (practice) => [`${practice}已收到通知，并会与您联系。`, '在此事解决之前，不会做任何安排。'],
  title: '请核对所记录的内容',
  what: (practice, when) => `${practice}记录您于 ${when} 接受了此报价单。请说明这是否正确。`,
  next: (practice) => [
    `请确认您的身份，阅读报价单，并说明${practice}的记录是否正确。`,
    '如果不正确，您无需再做其他事情：诊所会收到通知并与您联系。',
  ],
};

export const SIGNED_ZH: Translation<typeof SIGNED> = {
  what: (when) => `此报价单于 ${when} 签署。`,
  settledTitle: { STANDS: '诊所决定该接受仍然有效', NOT_ACCEPTED: '诊所同意：该接受已终止' },
};

export const ANSWERED_ZH: Translation<typeof ANSWERED> = {
  accept: (when) => `您于 ${when} 接受了此报价单。`,
  reject: (when) => `您于 ${when} 拒绝了此报价单。`,
};
