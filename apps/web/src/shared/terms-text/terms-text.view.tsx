import { termsBlocks } from '@quillcare/rules';
import './terms-text.css';

/** The practice's terms as the patient reads them. `level` is the level of their headings within the page. */
export function TermsText({ text, level }: { text: string; level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="terms">
      {termsBlocks(text).map((block, at) =>
        block.kind === 'heading' ? <Heading key={at}>{block.text}</Heading> : <p key={at}>{block.text}</p>,
      )}
    </div>
  );
}
