import type { ACCEPTANCE, CHANGE, REVISED, WITHDRAW } from '../change/change.en';
import type { DISPUTE, RECORDED, SECOND, SIGNATORY, TABLET, UPLOADED } from '../signing/signing.en';
import type { Translation } from '../words/patient-words';

export const SIGNATORY_ZH: Translation<typeof SIGNATORY> = {
  title: '由谁签署？',
  role: { PATIENT: '我本人（患者）', GUARDIAN: '患者的父母或监护人', SUBSTITUTE: '代理决策人' },
  roleHint: {
    PATIENT: '',
    GUARDIAN: '',
    SUBSTITUTE: '例如持有永久授权书（enduring power of attorney）的人，或由仲裁庭指定的人',
  },
  name: '签署人全名',
  relationship: '您与患者的关系是？',
  relationshipHint: '例如母亲、监护人或儿子',
  authority: '您凭何种授权签署？',
  authorityHint: '例如父母责任，或 2024 年 5 月 3 日的永久授权书',
  signs: '代患者签署',
  belowAge: (age) => `未满 ${age} 岁的患者不能独自签署，须由父母、监护人或代理决策人代为签署。`,
  whoMissing: '请选择由谁签署',
  email: '您本人的电子邮箱',
  emailHint: '签署人的邮箱。我们会向该邮箱发送验证码。',
  askCode: '发送验证码',
  newCode: '重新发送验证码',
  codeSent: '验证码正在发送。十分钟内有效，且仅在此页面有效。',
  code: '邮件中的验证码',
  confirmCode: '确认邮箱',
  confirmed: '邮箱已确认。',
  unconfirmed: '请用我们发送到该邮箱的验证码确认此邮箱',
  mailTo: '将回执和已签署的文件发送到此邮箱',
};

export const SECOND_ZH: Translation<typeof SECOND> = {
  title: '第二签名',
  hint: (practice) => `${practice}要求另一人也签署，例如父母中的另一方。`,
  name: '第二签署人全名',
  relationship: '此人与患者的关系是？',
  signature: '第二签署人的签名',
  row: '第二签名',
};

export const UPLOADED_ZH: Translation<typeof UPLOADED> = {
  lower: '上传的图片的证明力低于您在此手写或输入的签名。我们仍会接受，但会在记录中标注为较低的可信程度。',
};

export const TABLET_ZH: Translation<typeof TABLET> = {
  notice: (practice) => `此设备属于${practice}。`,
  noticeOnly: '此设备属于诊所。',
  thanks: '谢谢',
  thanksHint: '请将设备交还。工作人员会输入密码后继续。',
  back: '交还设备',
};

export const CONFIRM_RECORD_ZH: Translation<typeof RECORDED> = {
  title: '这是否正确？',
  text: (practice, when, way) => `${practice}于${when}记录您已${way}接受此报价单。这是否正确？`,
  way: { LINK: '', TABLET: '', TELEPHONE: '通过电话', PAPER: '以书面方式' },
  identify: '请先输入您的出生日期，以便确认您的身份。',
  yes: '是的，正确',
  no: '不，不正确',
  comment: '哪里不正确？',
  commentHint: '诊所会阅读并与您联系。',
  send: '告知诊所',
  busy: '正在发送',
  cancel: '返回',
  confirmed: '谢谢。您已确认接受此报价单。',
  disputed: (practice) => `谢谢。${practice}已收到通知，在做任何安排之前会与您联系。`,
};

export const DISPUTE_ZH: Translation<typeof DISPUTE> = {
  title: '有不正确之处吗？',
  intro: (practice) => `如果您没有签署此报价单，或您的接受有误，请在此告知${practice}。`,
  start: '这不正确',
  question: (practice) => `确定告知${practice}这不正确吗？`,
  warning: (practice) =>
    `${practice}会立即收到通知并与您联系。在此事解决之前，不会安排、确认手术或收费。已预订的日期会保留，直到与您沟通为止。您会收到邮件，说明决定及其理由。`,
  what: '哪里不正确？',
  notMine: '我没有签署',
  notRight: '我签署了，但有不正确之处',
  missing: '请选择哪里不正确',
  comment: '发生了什么？',
  commentHint: '诊所会在与您联系之前阅读。',
  cancel: '取消',
  send: '告知诊所',
  busy: '正在发送',
};

export const REVISED_ZH: Translation<typeof REVISED> = {
  title: '变更之处',
  intro: (practice, when) => `${practice}以此版本取代了 ${when} 的版本。以下是不同之处，完整报价单在其后。`,
  before: '之前的总额',
  more: (amount) => `比之前多 ${amount}`,
  less: (amount) => `比之前少 ${amount}`,
};

export const WITHDRAW_ZH: Translation<typeof WITHDRAW> = {
  title: '改变主意了吗？',
  untilConfirmed: (practice) => `在${practice}确认您的手术之前，您可以在此撤回接受。`,
  untilDay: (practice, end) =>
    `在${practice}确认您的手术之前，您可以在此撤回接受；无论如何，您至少可以在 ${end}之前撤回。`,
  forDays: (practice, days) =>
    `在${practice}确认您的手术之前，您可以在此撤回接受；无论如何，签署次日起至少 ${days} 天内可以撤回。`,
  free: '无需任何费用。',
  withDeposit: '定金如何处理见上文。',
  start: '撤回我的接受',
  reason: '您的原因',
  reasonHint: '告知原因有助于诊所了解情况，但您不必说明。',
  question: '确定撤回您的接受吗？',
  warning: (practice) =>
    `您的手术安排将被取消，${practice}会收到通知。如果您之后仍想进行手术，需要一份新的报价单。`,
  keep: '保留我的接受',
  confirm: '撤回',
  busy: '正在处理',
  failed: '您的接受未能撤回，请重试。',
  unsure: '无法确定是否已送达。重试不会重复提交。',
  ended: '您已撤回接受',
  endedOn: (accepted, withdrawn) => `您于 ${accepted} 接受了此报价单，并于 ${withdrawn} 撤回。`,
  endedNext: (practice) => `您的手术安排已取消，${practice}已收到通知。您无需再做任何事。`,
};

export const ACCEPTANCE_ZH: Translation<typeof ACCEPTANCE> = {
  binding: '这将构成具有约束力的协议。',
  canWithdraw: (practice) => `在${practice}确认您的手术之前，您仍可在此页改变主意。`,
  canWithdrawLater: (practice) =>
    `在${practice}确认您的手术之前，您仍可改变主意：请打开我们关于此报价单的邮件中的链接。`,
  canWithdrawFor: (practice, days) =>
    `在${practice}确认您的手术之前，您仍可在此页改变主意；无论如何，从明天起至少 ${days} 天内可以撤回。`,
  canWithdrawLaterFor: (practice, days) =>
    `在${practice}确认您的手术之前，您仍可改变主意；无论如何，从明天起至少 ${days} 天内可以撤回：请打开我们关于此报价单的邮件中的链接。`,
  final: '您的手术已确认，因此签署后无法在此撤回。',
  replaces: (when) => `它将取代您于 ${when} 签署的内容。`,
};

export const CHANGE_ZH: Translation<typeof CHANGE> = {
  title: '变更内容',
  intro: (practice, when) =>
    `${practice}希望变更您于 ${when} 签署的报价单。在您签署此变更之前，您已签署的内容继续有效。`,
  ifDeclined: '如果您拒绝此变更，您已签署的内容保持不变。',
  total: '新的总额',
  before: '已签署的总额',
  more: (amount) => `比您签署的多 ${amount}`,
  less: (amount) => `比您签署的少 ${amount}`,
  same: '总额不变',
  added: '新增',
  removed: '取消',
  changed: '变更',
  was: (value) => `原为 ${value}`,
  now: (value) => `现为 ${value}`,
  noLine: '费用没有变化。报价单的其他部分有所不同，例如日期或说明。',
  fields: {
    description: '项目',
    billedBy: '收费方',
    basis: '费用类型',
    quantity: '数量',
    unitFeeMinor: '费用',
    discountMinor: '折扣',
    gstTreatment: '商品及服务税（GST）',
    benefitsMinor: '预计报销',
    totalMinor: '总额',
  },
  values: {
    PRACTICE: '诊所',
    PROVIDER: '医疗服务提供者',
    HOSPITAL: '医院',
    FIXED: '固定',
    ESTIMATE: '估算',
    NOT_INCLUDED: '不包含',
    TAXABLE: '含商品及服务税',
    GST_FREE: '免商品及服务税',
  },
  whole: '显示变更后的完整报价单',
};
