import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PRERENDERED, prerenderedFile } from '#contracts/web_app'

/** A page in its encodings, by their names. */
export interface Page {
  identity: string
  br: Buffer
  gzip: Buffer
}

/** Chooses the page for an address, with or without a session. */
export type ChoosePage = (path: string, hasSession: boolean) => Page

/**
 * The pages of the web build in `root`: the app's plain one, and those with a prerendered screen for the visitors
 * that it is right for (contracts/web_app.ts). A build without these, as in tests, serves the plain page
 * everywhere.
 * @param finish inserts values that are known only when the page is served
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
