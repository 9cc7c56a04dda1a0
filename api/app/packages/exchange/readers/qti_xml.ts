import { UnreadableQuestions } from '#app/packages/domain/imported_row'
import { XML_UNREADABLE } from '#app/packages/exchange/readers/read_moodle_xml'
import { leavesFolder } from '#app/packages/exchange/safe_archive'
import { readXml } from '#app/paper/workbook/read_xml'

/** QTI 3 writes 'qti-choice-interaction' for 'choiceInteraction'. */
function nameOf(name: string): string {
  return name
    .replace(/^qti-/, '')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export type Attribute = (name: string) => string | undefined

interface Reader {
  open?: (name: string, attribute: Attribute) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Reads a file of QTI 2 or 3 by the names of QTI 2.
 * @throws UnreadableQuestions
 */
export function readQtiXml(content: Uint8Array, reader: Reader): void {
  try {
    readXml(content, {
      open: (name, attribute) => reader.open?.(nameOf(name), attribute),
      text: (text) => reader.text?.(text),
      close: (name) => reader.close?.(nameOf(name)),
    })
  } catch (error) {
    if (error instanceof UnreadableQuestions) throw error
    throw new UnreadableQuestions(XML_UNREADABLE)
  }
}

/** A name that a file refers to; empty when it leaves the package. */
export function decodedName(href: string): string {
  try {
    const path = decodeURIComponent(href)
    return leavesFolder(path) ? '' : path
  } catch {
    return href
  }
}
