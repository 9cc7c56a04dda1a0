/**
 * Writes the prerendered pages (api/contracts/web_app.ts), and names each screen's files and calls in its head.
 * Runs after the app is built for the browser and for Node.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { API_ROOT } from '../../api/contracts/paths.ts'
import { PRERENDERED, prerenderedFile } from '../../api/contracts/web_app.ts'
import { DIST, drawScreen } from './screen-files.ts'

const ROOT = /<div id="root">.*<\/div>(?=\s*<\/body>)/s

const page = readFileSync(join(DIST, 'index.html'), 'utf8')
if (!ROOT.test(page)) throw new Error('index.html does not end with #root')

for (const { path, shownTo, calls } of PRERENDERED) {
  const isForUsers = shownTo === 'returning'
  const { html, own } = await drawScreen({ path, isForUsers })
  // What is rendered for users is only a preview: the app renders the screen again once it knows the user.
  const state = isForUsers ? 'aria-busy="true"' : `data-hydrate="${path}"`
  const hints = [
    ...own.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`
    ),
    ...calls.map((call) => `<link rel="preload" as="fetch" crossorigin href="${API_ROOT}${call}">`),
  ]

  const file = join(DIST, prerenderedFile(path))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    page
      // Visible content comes before the script.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace(ROOT, () => `<div id="root" ${state}>${html}</div>`)
      .replace('</head>', `${hints.join('')}</head>`)
  )
}
