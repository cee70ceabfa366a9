import { FRAME } from './frame.en';
import { PageFrame } from './page-frame.view';

export function Loading() {
  return (
    <PageFrame>
      <div className="p-card" role="status" aria-label={FRAME.loading}>
        <div className="p-bone p-bone-title" />
        <div className="p-bone" />
        <div className="p-bone" />
        <div className="p-bone p-bone-block" />
        <div className="p-bone p-bone-short" />
      </div>
    </PageFrame>
  );
}
