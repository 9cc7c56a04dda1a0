import type { Page } from '@playwright/test'

/** Names of the records that the device stores for the signed-in account, such as an attempt's. */
export function privateNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('lulus')
        opening.addEventListener('error', () => reject(new Error('There is no such database')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const names = database.transaction('private').objectStore('private').getAllKeys()
          names.addEventListener('success', () => {
            database.close()
            resolve(names.result.map(String))
          })
        })
      })
  )
}
