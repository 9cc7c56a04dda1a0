import type { Section } from '@lulus/api/contracts/exam'
import { adminPaths } from '@/lib/admin-paths'

type Id = number | string

interface SectionPlaces {
  table: (paketId: Id) => string
  add: (paketId: Id) => string
  edit: (soalId: Id) => string
}

/** Addresses of each section's screens. */
export const SECTION_PLACES: Readonly<Record<Section, SectionPlaces>> = {
  listening: {
    table: adminPaths.listening,
    add: adminPaths.addListening,
    edit: adminPaths.editListening,
  },
  structure: {
    table: adminPaths.structure,
    add: adminPaths.addStructure,
    edit: adminPaths.editStructure,
  },
  written: {
    table: adminPaths.written,
    add: adminPaths.addWritten,
    edit: adminPaths.editWritten,
  },
  reading: {
    table: adminPaths.reading,
    add: adminPaths.addReading,
    edit: adminPaths.editReading,
  },
}
