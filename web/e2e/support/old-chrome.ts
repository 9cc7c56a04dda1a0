import type { BrowserContext } from '@playwright/test'
import { newerFeatures } from '../../../scripts/lint/newer-features.ts'

/** Chrome 109 is the last one on Windows 7 and 8. */
const OLD_CHROME = { chrome: 109 }

/** Removes from a browser's pages the functions that Chrome 109 lacks. What it draws and parses stays that of today. */
export async function removeNewerFunctions(context: BrowserContext): Promise<void> {
  await context.addInitScript((features) => {
    for (const { owner, name, isStatic } of features) {
      const holder: unknown = Reflect.get(globalThis, owner) ?? Reflect.get(Intl, owner)
      if (typeof holder !== 'function' && typeof holder !== 'object') continue
      const target: unknown = isStatic ? holder : Reflect.get(holder ?? {}, 'prototype')
      if (typeof target === 'object' || typeof target === 'function')
        Reflect.deleteProperty(target ?? {}, name)
    }
  }, newerFeatures(OLD_CHROME))
}
