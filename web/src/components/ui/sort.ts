import type { SortOrder } from '@lulus/api/contracts/lists'

export interface Sort<Column extends string = string> {
  by: Column
  order: SortOrder
}

/** The order after a click on a column header: ascending first, then alternating. */
export function nextSort<Column extends string>(
  current: Sort<Column>,
  column: Column
): Sort<Column> {
  const order = current.by === column && current.order === 'ASC' ? 'DESC' : 'ASC'
  return { by: column, order }
}
