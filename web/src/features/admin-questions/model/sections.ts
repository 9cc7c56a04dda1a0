import type { Section } from '@lulus/api/contracts/exam'
import { paths } from '@/lib/paths'

type Id = number | string

interface SectionPlaces {
  table: (paketId: Id) => string
  add: (paketId: Id) => string
  edit: (soalId: Id) => string
}

/** The screens of each kind of question. */
export const SECTION_PLACES: Readonly<Record<Section, SectionPlaces>> = {
  listening: {
    table: paths.admin.listening,
    add: paths.admin.addListening,
    edit: paths.admin.editListening,
  },
  structure: {
    table: paths.admin.structure,
    add: paths.admin.addStructure,
    edit: paths.admin.editStructure,
  },
  written: {
    table: paths.admin.written,
    add: paths.admin.addWritten,
    edit: paths.admin.editWritten,
  },
  reading: {
    table: paths.admin.reading,
    add: paths.admin.addReading,
    edit: paths.admin.editReading,
  },
}
