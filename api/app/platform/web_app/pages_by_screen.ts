import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the web build says its screens need: files by address (web/vite/screen-preloads.ts). */
const SCREENS = '.vite/screens.json'

/**
 * The page with the files of the screen at an address named in its head: the browser fetches them together with the
 * entry, not only once that has run. An address counts to the screen above it; for others the page is as it is.
 */
export function pagesByScreen(page: string, root: string): (path: string) => string {
  const pages = new Map(
    Object.entries(readScreens(root)).map(([address, files]) => [
      address,
      page.replace('</head>', `${files.map(preloadOf).join('')}</head>`),
    ])
  )
  return (path) => {
    const [, screen = ''] = path.split('/')
    return pages.get(`/${screen}`) ?? page
  }
}

/** A build without the file, as one of the tests, is served without hints. */
function readScreens(root: string): Record<string, string[]> {
  const file = join(root, SCREENS)
  if (!existsSync(file)) return {}
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
}

function preloadOf(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}">`
}
