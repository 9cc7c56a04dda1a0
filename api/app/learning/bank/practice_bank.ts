import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { bankItems, type BankFiles } from '#app/learning/bank/bank_items'
import type { DrillItem } from '#app/learning/domain/drill_item'

/**
 * Practice apart from the packages, from the files that a version ships: an upgrade brings its own, and no row has to
 * follow. An item without its recording is left out.
 */

let items: ReadonlyMap<string, DrillItem> | undefined

/** All items of the bank, by their ref. Read once. */
export function practiceBank(): ReadonlyMap<string, DrillItem> {
  items ??= new Map(readBank(app.makePath('database/practice')).map((item) => [item.ref, item]))
  return items
}

/** The items of a bank in this folder. */
function readBank(folder: string): DrillItem[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const times = 'recordings.json'
  const files = {
    listening: read('listening.json'),
    structure: read('structure.json'),
    written: read('written.json'),
    reading: read('reading.json'),
    recordings: existsSync(join(folder, times)) ? read(times) : {},
  } as BankFiles
  return bankItems(files, (file) => existsSync(join(folder, file)))
}

/** The path of the file that an item of the bank plays; null where there is none. */
export function bankRecording(id: string): string | null {
  const path = app.makePath('database/practice', 'audio', `${id}.mp3`)
  return /^\d{3}$/.test(id) && existsSync(path) ? path : null
}
