export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A plain page of the mocked services; `body` is HTML. */
export const toPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>
  body{margin:0 auto;max-width:60rem;padding:2rem 1rem;background:#FBF7EF;color:#24302A;font:16px/1.6 system-ui,sans-serif}
  h1{font:500 2rem/1.2 Georgia,serif} h2{font:500 1.4rem/1.3 Georgia,serif;margin-top:2.5rem} a{color:#2F5D46}
  table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #E4DAC8}
  th,td{padding:.5rem .8rem;text-align:left;border-bottom:1px solid #E4DAC8;vertical-align:top}
  td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
  button,select,input,textarea{font:inherit;padding:.4rem .8rem;border:1px solid #E4DAC8;border-radius:8px;background:#fff}
  button{background:#2F5D46;color:#fff;border-radius:999px;padding:.5rem 1.4rem;border:0;cursor:pointer}
  form{display:flex;gap:.6rem;flex-wrap:wrap;align-items:end} label{display:grid;gap:.2rem;font-size:.9rem}
  ul{margin:0;padding-left:1.1rem} form+table,table+form,p+form,form+form{margin-top:1rem} td form+form{margin-top:.4rem}
  @media(max-width:50rem){table{display:block;overflow-x:auto}}
</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
