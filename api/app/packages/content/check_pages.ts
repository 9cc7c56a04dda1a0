import {
  LISTENING_GROUP_STARTS,
  SECTIONS,
  SECTION_PAGES,
  pagesOfGroup,
  pagesOfSection,
} from '#contracts/exam'
import type { Section } from '#contracts/exam'
import type { ContentPackage } from '#app/packages/content/content_format'
import { contentItems, FILE_OF, placeOf } from '#app/packages/content/content_items'
import type { Problem } from '#app/packages/content/problem'

/** Checks that every page of every section has exactly one question, and that groups and passages follow page order. */
export function checkPages(content: ContentPackage): Problem[] {
  const items = contentItems(content)
  return [
    ...SECTIONS.flatMap((section) =>
      checkSection(
        section,
        items.filter((item) => item.section === section).map(({ page }) => page)
      )
    ),
    ...checkDialogues(content),
    ...checkGroups(content),
    ...checkReadingOrder(content),
  ]
}

function checkSection(section: Section, pages: readonly number[]): Problem[] {
  const { first, last } = SECTION_PAGES[section]
  const missing = pagesOfSection(section).filter((page) => !pages.includes(page))
  const foreign = [...new Set(pages)].filter((page) => page < first || page > last)
  const doubled = [...new Set(pages.filter((page, index) => pages.indexOf(page) !== index))]

  return [
    ...missing.map((page) => ({
      where: placeOf({ section, page }),
      sentence: 'No question stands on this page.',
    })),
    ...foreign.map((page) => ({
      where: placeOf({ section, page }),
      sentence: `The pages of this section are ${first} to ${last}.`,
    })),
    ...doubled.map((page) => ({
      where: placeOf({ section, page }),
      sentence: 'More than one question stands on this page.',
    })),
  ]
}

function checkDialogues({ listening }: ContentPackage): Problem[] {
  const firstGroup = LISTENING_GROUP_STARTS[0]
  return listening.dialogues
    .filter(({ page }) => page >= firstGroup)
    .map(({ page }) => ({
      where: placeOf({ section: 'listening', page }),
      sentence: `Dialogues stand on pages 1 to ${firstGroup - 1}; this page belongs to a group.`,
    }))
}

function checkGroups({ listening }: ContentPackage): Problem[] {
  return listening.groups.flatMap((group) => {
    const where = `listening.json, group ${group.page}`
    if (!(LISTENING_GROUP_STARTS as readonly number[]).includes(group.page)) {
      return [{ where, sentence: `Groups start on pages ${LISTENING_GROUP_STARTS.join(', ')}.` }]
    }
    const expected = pagesOfGroup(group.page).join(', ')
    const found = group.items.map(({ page }) => page).join(', ')
    return found === expected
      ? []
      : [
          {
            where,
            sentence: `The group holds pages ${found || 'none'}; it must hold ${expected} in this order.`,
          },
        ]
  })
}

/** A passage is shown once, so its questions must follow each other. */
function checkReadingOrder({ reading }: ContentPackage): Problem[] {
  const pages = reading.passages.flatMap(({ items }) => items.map(({ page }) => page))
  const late = pages.find((page, index) => index > 0 && page < (pages[index - 1] ?? 0))
  return late === undefined
    ? []
    : [
        {
          where: `${FILE_OF.reading}, page ${late}`,
          sentence: 'The page comes after a higher one; passages and pages ascend.',
        },
      ]
}
