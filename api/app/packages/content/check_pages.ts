import {
  DEFAULT_LISTENING_GROUPS,
  SECTIONS,
  SECTION_PAGES,
  groupStartOf,
  pagesOfGroup,
  pagesOfSection,
} from '#contracts/exam'
import type { ListeningGroups, Section } from '#contracts/exam'
import { groupsIn, groupsProblem } from '#contracts/listening_groups'
import type { ContentPackage } from '#app/packages/content/content_format'
import { contentItems, FILE_OF, placeOf } from '#app/packages/content/content_items'
import type { Problem } from '#app/packages/content/problem'

/** Checks that every page of every section has exactly one question, and that groups and passages follow page order. */
export function checkPages(content: ContentPackage): Problem[] {
  const items = contentItems(content)
  const text = content.manifest.listening_groups
  const groups = text === undefined ? DEFAULT_LISTENING_GROUPS : groupsIn(text)
  if (groups === null || groupsProblem(groups) !== null) {
    return [
      { where: 'manifest.json', sentence: `The listening groups '${text}' are not possible.` },
    ]
  }
  return [
    ...SECTIONS.flatMap((section) =>
      checkSection(
        section,
        items.filter((item) => item.section === section).map(({ page }) => page)
      )
    ),
    ...checkDialogues(content, groups),
    ...checkGroups(content, groups),
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

function checkDialogues({ listening }: ContentPackage, groups: ListeningGroups): Problem[] {
  return listening.dialogues
    .filter(({ page }) => groupStartOf(page, groups) !== null)
    .map(({ page }) => ({
      where: placeOf({ section: 'listening', page }),
      sentence: 'A dialogue stands alone; this page belongs to a group.',
    }))
}

function checkGroups({ listening }: ContentPackage, groups: ListeningGroups): Problem[] {
  const starts = groups.map(({ first }) => first)
  return listening.groups.flatMap((group) => {
    const where = `listening.json, group ${group.page}`
    if (!starts.includes(group.page)) {
      return [{ where, sentence: `Groups start on pages ${starts.join(', ')}.` }]
    }
    const expected = pagesOfGroup(group.page, groups).join(', ')
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
