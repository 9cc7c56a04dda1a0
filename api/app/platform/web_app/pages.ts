import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PRERENDERED, prerenderedFile } from '#contracts/web_app'

/** A page as it is and as browsers prefer it, by the names of the encodings. */
export interface Page {
  identity: string
  br: Buffer
  gzip: Buffer
}

/** Chooses the page for an address, and for somebody who brings a session with them or doesn't. */
export type ChoosePage = (path: string, hasSession: boolean) => Page

/**
 * The pages of the web build in `root`: the app's bare one, and those with the first sight of their screen in them, for
 * whom that is right (contracts/web_app.ts). A build without these, as one of the tests, has its bare page everywhere.
 * @param finish puts into a page what is known only where it is served
 */
export function openPages(root: string, finish: (page: string) => string): ChoosePage {
  const open = (file: string) => compressed(finish(readFileSync(join(root, file), 'utf8')))
  const bare = open('index.html')
  const screens = new Map(
    PRERENDERED.map((screen) => ({ ...screen, file: prerenderedFile(screen.path) }))
      .filter(({ file }) => existsSync(join(root, file)))
      .map(({ path, shownTo, file }) => [path, { shownTo, page: open(file) }])
  )

  return (path, hasSession) => {
    const screen = screens.get(path)
    if (!screen) return bare
    const isRight =
      screen.shownTo === 'everybody' || (screen.shownTo === 'returning') === hasSession
    return isRight ? screen.page : bare
  }
}

function compressed(page: string): Page {
  return { identity: page, br: brotliCompressSync(page), gzip: gzipSync(page) }
}
