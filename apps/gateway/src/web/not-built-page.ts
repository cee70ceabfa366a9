export const notBuiltPage = `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Quillcare is not ready</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 34rem; padding: 0 1.5rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>Quillcare is not ready yet</h1>
      <p>The web client has not been built. Please try again in a moment.</p>
      <p>If you run this server: <code>npm run build</code> builds it; <code>npm start</code> does so by itself.</p>
    </main>
  </body>
</html>
`;
