import { registerHooks } from 'node:module'

/** The web app's name for its own files, so that learners without a browser can use its delivery. */
const ALIAS = '@/'

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith(ALIAS)) return nextResolve(specifier, context)
    const file = new URL(`../web/src/${specifier.slice(ALIAS.length)}.ts`, import.meta.url)
    return nextResolve(file.href, context)
  },
})
