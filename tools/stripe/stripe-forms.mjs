/** Parses `a[b][0]=c` into `{ a: { b: { 0: 'c' } } }`. */
export function nested(params) {
  const result = {};
  for (const [name, value] of params) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop();
    const holder = path.reduce((inner, key) => (inner[key] ??= {}), result);
    holder[last] = value;
  }
  return result;
}

const escaped = (text) =>
  String(text).replace(
    /[&<>"]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark],
  );

/** A minimal version of the hosted page. */
export function page(session, problem) {
  const isSetup = session.mode === 'setup';
  const amount = `A$${((session.amount_total ?? 0) / 100).toFixed(2)}`;
  const title = isSetup ? 'Save a card' : `Pay ${amount}`;
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px system-ui;max-width:24rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;padding:.5rem;width:100%;box-sizing:border-box;margin:.25rem 0 1rem}</style>
<h1>${title}</h1><p>A local page in place of Stripe’s. No card is charged.</p>
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
<form method="post"><label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" value="4242 4242 4242 4242">
<button>${isSetup ? 'Save card' : 'Pay'}</button></form>
<a href="${escaped(session.cancel_url)}">Back</a></html>`;
}
