import type { ACCEPT, CHOICE, CONFIRM, FAILED, QUERY, REJECT, REJECT_CHANGE } from '../answer/answer.en';
import type { SIGNATURE } from '../answer/signature/signature.en';
import type { CHECKS } from '../checks/checks.en';
import type { CHOICES } from '../choices/choices.en';
import type { CONVERSATION } from '../conversation/conversation.en';
import type { INTERPRETER } from '../interpreter/interpreter.en';
import type { Translation } from '../words/patient-words';
import { consentZh } from './consent.zh';

export const CHOICE_ZH: Translation<typeof CHOICE> = {
  title: '您的答复',
  intro: '不必着急。您可以先提问；在报价单到期之前，您仍可接受或拒绝。',
  accept: { name: '接受', detail: '同意并签署' },
  query: { name: '提问', detail: '先得到解答' },
  reject: { name: '拒绝', detail: '说明不接受及原因' },
};

/** Agreements include the English text, because that is what the certificate quotes. */
export const ACCEPT_ZH: Translation<typeof ACCEPT> = {
  title: '接受此报价单',
  about: '您的信息',
  known: (practice) => `以下是${practice}登记的信息。如有不正确之处，请更改。`,
  change: '更改我的信息',
  more: '添加紧急联系人、希望的日期或补充说明（选填）',
  name: '姓名',
  dateOfBirth: '出生日期',
  phone: '电话号码',
  phoneHint: '以便诊所就手术事宜与您联系',
  emergencyContact: '紧急联系人',
  emergencyPhone: '紧急联系电话',
  preferredDate: '希望的手术日期',
  preferredDateHint: '诊所会与您确认日期',
  notes: '补充说明',
  agreements: '您的同意',
  terms: '我同意条款及条件 (I agree to the terms and conditions)',
  treatment: '我同意此报价单中的治疗方案 (I agree to the treatment plan in this quote)',
  submit: '接受报价单并建立手术安排',
  consentMeans: consentZh,
};

export const QUERY_ZH: Translation<typeof QUERY> = {
  title: '有疑问吗？',
  intro: (practice) => `您可以就此报价单向${practice}提出任何问题。之后您仍可接受或拒绝。`,
  label: '您的问题',
  submit: '发送问题',
};

export const REJECT_ZH: Translation<typeof REJECT> = {
  title: '拒绝此报价单',
  intro: '告知原因有助于诊所了解情况，简单几句即可。',
  label: '您的原因',
  submit: '拒绝报价单',
};

export const REJECT_CHANGE_ZH: Translation<typeof REJECT_CHANGE> = {
  title: '拒绝此变更',
  intro: '您已签署的内容保持不变。告知原因有助于诊所了解情况，简单几句即可。',
  submit: '拒绝变更',
  confirm: {
    title: '确定拒绝此变更吗？',
    warning: '您已签署的内容保持不变。诊所会收到通知，并可能与您联系。',
  },
};

export const CONFIRM_ZH: Translation<typeof CONFIRM> = {
  accept: { title: '确定接受此报价单吗？' },
  reject: {
    title: '确定拒绝此报价单吗？',
    warning: '诊所会收到通知，并可能与您联系，商讨其他方案。',
  },
  query: { title: '确定发送此问题吗？', warning: '诊所会尽快答复。' },
  confirm: '确认',
  cancel: '取消',
  busy: '正在处理',
  quote: '报价单',
  total: '总额',
  name: '姓名',
  reason: '原因',
  question: '问题',
};

const ACTION = { accept: '接受', reject: '拒绝', query: '问题' };

export const FAILED_ZH: Translation<typeof FAILED> = {
  title: (kind) => `您的${ACTION[kind]}未能提交，请重试。`,
  kept: '没有记录任何内容。您填写的内容仍在此页。',
  unsure: '无法确定是否已送达。您填写的内容仍在此页，重试不会重复提交。',
  retry: '重试',
};

export const SIGNATURE_ZH: Translation<typeof SIGNATURE> = {
  title: '电子签名',
  draw: '手写',
  type: '输入',
  upload: '上传',
  tabs: '签名方式',
  drawHint: '请用手指、触控笔或鼠标在框内签名。如果不便手写，请选择“输入”。',
  drawLabel: '手写签名框',
  clear: '清除',
  typeLabel: '输入您的全名作为签名',
  unlike: (typed, name) => `您输入的是“${typed}”，但此处应由${name}签名。这是您的签名吗？`,
  mine: '是的，这是我的签名',
  uploadLabel: '签名图片',
  uploadHint: '照片或扫描件，不超过 400 KB；较大的照片会自动缩小',
  uploadedAlt: '您上传的签名',
  remove: '删除',
  notAnImage: '请选择图片文件，例如 PNG 或 JPEG',
  tooLarge: '图片过大，请选择不超过 400 KB 的图片',
  unreadable: '无法读取此图片，请选择另一张',
  signed: '签名',
  signedAs: { draw: '手写', type: '输入', upload: '上传的图片' },
};

export const CHECKS_ZH: Translation<typeof CHECKS> = {
  title: '报价单是否清楚？',
  help: '这些问题只是为了了解是否有不清楚之处。无论您如何回答，都可以签署；您也可以随时向诊所提问。',
  helpRequired: '诊所请每位患者在签署前回答这些问题。答错也没有关系：请再看一遍报价单，或向诊所询问。',
  missing: (place) => `请回答第 ${place} 题`,
};

export const CHOICES_ZH: Translation<typeof CHOICES> = {
  title: '您的选项',
  intro: (practice) =>
    `已预先选中${practice}建议的选项，您可以更改。本页所有金额都会随您的选择而变化，您的签名即针对该选择。`,
  one: '请选择一项',
  several: '可选择多项',
  chosen: '您的选择',
  total: (amount) => `按您的选择，总额为 ${amount}`,
};

export const CONVERSATION_ZH: Translation<typeof CONVERSATION> = {
  title: '您与诊所的对话',
  messages: '消息',
  you: '您',
  byTelephone: '电话沟通',
  isNew: '新',
  loading: '正在载入对话…',
  failed: '对话载入失败。',
  retry: '重试',
  stillOpen: '无论是否还有未答复的问题，您都可以随时在下一步接受或拒绝报价单。',
  label: '给诊所留言',
  send: '发送',
  busy: '正在发送…',
  sent: (practice) => `您的消息已发送给${practice}。有答复时您会收到邮件。`,
  notSent: '您的消息未能发送。您写的内容仍在此处。',
  unsure: '无法确定您的消息是否已送达。您写的内容仍在此处，再次发送不会重复提交。',
  announced: (practice) => `${practice}有新的答复。`,
  closed: (practice) => `您已答复此报价单，因此无法再在此发送消息。如有任何问题，请致电${practice}。`,
  aims: (practice, hours) => `${practice}力求在 ${lengthOf(hours)}内答复。`,
};

function lengthOf(hours: number): string {
  return hours > 24 && hours % 24 === 0 ? `${hours / 24} 天` : `${hours} 小时`;
}

export const INTERPRETER_ZH: Translation<typeof INTERPRETER> = {
  question: '您需要口译员吗？',
  intro: '请告诉诊所您希望使用哪种语言，也可以是澳大利亚手语（Auslan）或新西兰手语。',
  label: '语言',
  missing: '请输入语言',
  ask: '申请口译员',
  busy: '正在发送',
  asked: (language) => `您已申请口译员：${language}。诊所已收到通知。`,
  takeBack: '我不需要口译员',
};
