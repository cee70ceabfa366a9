import type { ReactNode } from 'react';
import type { LocaleCode } from '@quillcare/rules';

// Drawn as SVG, because not every system has flag emoji. Simplified for this size.
const renderBands = (isUpright: boolean, ...colours: string[]) =>
  colours.map((fill, at) =>
    isUpright ? (
      <rect key={at} x={at * 7} width="7" height="14" fill={fill} />
    ) : (
      <rect key={at} y={(at * 14) / colours.length} width="21" height={14 / colours.length} fill={fill} />
    ),
  );

const renderSouthernCross = (star: string) => (
  <>
    <rect width="21" height="14" fill="#012169" />
    <path d="M0 0l10 7M10 0L0 7" stroke="#fff" strokeWidth="1.6" />
    <path d="M5 0v7M0 3.5h10" stroke="#fff" strokeWidth="2.4" />
    <path d="M5 0v7M0 3.5h10" stroke="#c8102e" strokeWidth="1.3" />
    {[
      [16, 2.5],
      [13.5, 6],
      [18.5, 5.5],
      [16, 11.5],
    ].map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1" fill={star} />
    ))}
  </>
);

const FLAGS: Record<LocaleCode, ReactNode> = {
  'en-AU': (
    <>
      {renderSouthernCross('#fff')}
      <circle cx="5" cy="10.5" r="1.5" fill="#fff" />
    </>
  ),
  'en-NZ': renderSouthernCross('#f0546a'),
  'en-US': (
    <>
      {renderBands(false, '#b22234', '#fff', '#b22234', '#fff', '#b22234', '#fff', '#b22234')}
      <rect width="9" height="8" fill="#3c3b6e" />
    </>
  ),
  'fr-FR': renderBands(true, '#0055a4', '#fff', '#ef4135'),
  'de-DE': renderBands(false, '#000', '#d00', '#ffce00'),
  'es-ES': renderBands(false, '#aa151b', '#f1bf00', '#f1bf00', '#aa151b'),
  'it-IT': renderBands(true, '#009246', '#fff', '#ce2b37'),
  'pt-BR': (
    <>
      <rect width="21" height="14" fill="#009c3b" />
      <path d="M10.5 1.5L19 7l-8.5 5.5L2 7z" fill="#ffdf00" />
      <circle cx="10.5" cy="7" r="2.8" fill="#002776" />
    </>
  ),
  'ja-JP': (
    <>
      <rect width="21" height="14" fill="#fff" />
      <circle cx="10.5" cy="7" r="4" fill="#bc002d" />
    </>
  ),
  'zh-CN': (
    <>
      <rect width="21" height="14" fill="#de2910" />
      <path d="M4.5 2l.9 2.6h2.7L5.9 6.2l.8 2.6-2.2-1.6-2.2 1.6.8-2.6L.9 4.6h2.7z" fill="#ffde00" />
    </>
  ),
};

export function Flag({ code }: { code: LocaleCode }) {
  return (
    <svg
      width="21"
      height="14"
      viewBox="0 0 21 14"
      aria-hidden
      style={{ borderRadius: 2, flexShrink: 0, boxShadow: '0 0 0 1px rgba(128, 128, 128, 0.45)' }}
    >
      {FLAGS[code]}
    </svg>
  );
}
