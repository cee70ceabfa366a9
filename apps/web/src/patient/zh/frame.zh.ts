import type { DOCUMENT } from '../document/document.en';
import type { FIELDS } from '../fields/fields.en';
import type { ACCESS_ERROR, FRAME, REPLACEMENT } from '../frame/frame.en';
import type { CODE, IDENTIFY, LOCKED } from '../identify/identify.en';
import type { READ } from '../read/read.en';
import type { REPLACED, STEPS } from '../steps/steps.en';
import type { TERMS } from '../terms/terms.en';
import type { Translation } from '../words/patient-words';
import { waitZh } from './wait.zh';

const CALL = '如需帮助，请致电诊所。';

export const FRAME_ZH: Translation<typeof FRAME> = {
  secureAccess: '安全访问',
  forPatients: '您的报价单',
  loading: '正在载入您的报价单',
  largerText: '放大文字',
  offline: '您已断开网络。您填写的内容仍在此页，链接依然有效。',
  retry: '重试',
  footer: (practice) => `此页面仅供您与${practice}使用。请勿将链接转发给他人。`,
  call: (phone) => `致电 ${phone}`,
  write: (email) => `发邮件至 ${email}`,
  failedToReach: '无法连接服务器。请检查网络连接后重试。',
};

export const ACCESS_ERROR_ZH: Translation<typeof ACCESS_ERROR> = {
  title: '无法打开',
  replaced: '此报价单已被新版本取代',
  home: '返回首页',
  from: (practice) => `此链接由${practice}发出。`,
  retry: '重试',
  noToken: '报价单链接无效或不完整',
  paidElsewhere: '如果您刚刚付款，诊所同样会收到。请再次打开我们邮件中的链接查看收据。',
  malformed: '链接不完整。请直接从收到的邮件中打开，或将完整链接复制到地址栏。',
  unknown: `请确认您打开的是诊所发来的最新邮件。${CALL}`,
  expired: '报价单已过有效期。请向诊所索取新的报价单，价格可能有变动。',
  withdrawn: `此报价单已无法答复。${CALL}`,
  switchedOff: CALL,
  offline: '无法连接服务器。',
  offlineAdvice: '请检查网络连接后重试。您的链接依然有效。',
  wait: (seconds) => `请等待${waitZh(seconds)}后重试。`,
  other: `您的链接依然有效。${CALL}`,
  newLink: '您的报价单没有变化。请打开诊所最新邮件中的链接，或让系统重新发送邮件给您。',
  newVersion:
    '价格或服务项目可能有变动，因此只能答复最新版本。请打开诊所最新邮件中的链接，或让系统重新发送邮件给您。',
};

export const REPLACEMENT_ZH: Translation<typeof REPLACEMENT> = {
  send: '把最新版本发到我的邮箱',
  busy: '正在发送',
  done: '如果该报价单仍可答复，链接将发送至诊所登记的您的邮箱。可能需要几分钟。',
  wait: (seconds) => `请等待${waitZh(seconds)}后再次申请。`,
};

export const READ_ZH: Translation<typeof READ> = {
  print: '打印',
  greeting: (firstName) => `${firstName}，您好，这是您的报价单。`,
  greetingOfChange: (firstName) => `${firstName}，您好，您已签署的报价单有一项变更。`,
  noRush: '请慢慢阅读，不必着急。',
  translated:
    '本页的说明文字译自英文。诊所所写的内容（包括条款）以英文显示，您签署的是英文报价单；如有出入，以英文为准。如需口译员，请在本页告知诊所。',
};

export const STEPS_ZH: Translation<typeof STEPS> = {
  of: (number, all) => `第 ${number} 步，共 ${all} 步`,
  choose: '您的选择',
  next: '继续',
  back: '返回',
  optionsNext: (practice) => `此报价单有可选项目。此处显示的是${practice}建议的选项，您可在下一步中选择。`,
};

export const REPLACED_ZH: Translation<typeof REPLACED> = {
  title: '此报价单刚刚被新版本取代。',
  kept: '您的选择和填写的内容会一并保留。',
  see: '查看变更之处',
  busy: '正在打开',
};

export const DOCUMENT_ZH: Translation<typeof DOCUMENT> = {
  title: '您的文件',
  intro: '请保存已签署的报价单及其证明书。您可以随时从此页重新下载。',
  quote: '下载报价单（PDF）',
  signed: '下载已签署的报价单及证明书（PDF）',
  busy: '正在下载…',
  notMade: '我们暂时无法生成您的文件。诊所已知悉，文件生成后会立即发送到您的邮箱。',
  notReady: '您的文件仍在生成中，请稍后再试。',
  failed: '文件下载失败，请重试。',
};

export const FIELDS_ZH: Translation<typeof FIELDS> = {
  errorTitle: '请检查以下内容',
  optional: '（选填）',
  day: '日',
  month: '月',
  year: '年',
  whichYear: '您指的是哪一年？',
  shortYear: '请输入四位数的年份，例如 1984',
};

export const TERMS_ZH: Translation<typeof TERMS> = {
  read: '阅读条款（英文）',
  close: '关闭',
  coolingOff: (days) => `您有 ${days} 天的冷静期：在冷静期结束之前，您随时可以撤回接受。`,
  former: (version) => `条款版本 ${version}。请向诊所索取副本。`,
};

export const IDENTIFY_ZH: Translation<typeof IDENTIFY> = {
  title: '请确认您的身份',
  intro: {
    DATE_OF_BIRTH: (practice) => `${practice}为您准备了一份报价单。在显示之前，请输入您的出生日期。`,
    CODE: (practice) =>
      `${practice}为您准备了一份报价单。在显示之前，我们会将验证码发送到您的邮箱，请在此输入。`,
    BOTH: (practice) =>
      `${practice}为您准备了一份报价单。在显示之前，请输入您的出生日期以及我们发送到您邮箱的验证码。`,
  },
  legend: '出生日期',
  hint: '例如：27（日）3（月）1984（年）',
  submit: '继续',
  busy: '正在核对',
  missing: '请输入出生日期',
  invalid: '请输入有效的日期',
  wait: (seconds) => `尝试次数过多。请等待${waitZh(seconds)}后重试。`,
  again: '请再次确认您的身份。您在此页填写的内容会保留。',
  help: '如果信息不符，请致电诊所：诊所登记的日期或邮箱可能不同。',
  recorded: '诊所可以看到您何时打开此页面，以及您阅读到了哪些部分。',
};

export const CODE_ZH: Translation<typeof CODE> = {
  label: '邮件中的验证码',
  hint: '六位数字',
  ask: '将验证码发到我的邮箱',
  asking: '正在发送',
  again: '重新发送验证码',
  wait: (seconds) => `${seconds} 秒后可以重新申请验证码。`,
  waitLong: (seconds) => `${waitZh(seconds).trim()}后可以重新申请验证码。`,
  sent: '如果诊所登记了您的邮箱，验证码正在发送途中。验证码十分钟内有效，且只能在此浏览器中使用。',
  safety: '诊所的工作人员绝不会通过电话向您索要此验证码。',
  notAsked: '请先申请验证码',
  missing: '请输入邮件中的验证码',
  invalid: '验证码为六位数字',
};

export const LOCKED_ZH: Translation<typeof LOCKED> = {
  title: '此链接已锁定',
  reason: '身份验证失败次数过多。为保护您的个人信息，我们已锁定此链接。',
  call: (practice) => `请致电${practice}。他们可以核对您的信息并解锁链接；您的报价单不受影响。`,
};
