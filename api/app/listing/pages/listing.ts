import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ListQuery } from '#app/listing/pages/list_query'
import {
  among,
  numbersOf,
  rowsWith,
  walkTo,
  type FoundRows,
  type IdQuery,
} from '#app/listing/search/found_rows'
import { AppendedCounts, countBetween, countRows } from '#app/listing/pages/row_counts'
import type { SortOrder } from '#contracts/lists'

/** The rows of one page, and how many there are in all. */
interface PageIds {
  ids: number[]
  total: number
}

interface CountedTable {
  table: string
  /** Whether none of its rows is ever removed. */
  isAppendOnly?: boolean
  /** Which of the table's rows are in the list at all; all of them by default. */
  scope?: (query: DatabaseQueryBuilderContract) => void
}

/** An admin's list: how to search and sort its table, and which rows it shows. */
export interface Listing<Row extends { id: number }, Column extends string> extends CountedTable {
  list: ListQuery<Column>
  /** Adds the search conditions, each with "or". */
  search: (group: DatabaseQueryBuilderContract, term: string) => void
  /** Finds what `search` describes without scanning every row, where the table allows it. */
  find?: (term: string) => Promise<FoundRows>
  /** The database column of `list.sortBy`; it must have an index. */
  sortColumn: string
  /** The query for complete rows, without condition or order. */
  rows: DatabaseQueryBuilderContract<Row>
  /** Adds columns that the rows' query can't provide; a page or a batch of some hundreds at a time. */
  complete?: (rows: Row[]) => Promise<Row[]>
}

/**
 * The ids of a list's rows in its order. Equal values are ordered by id in the same direction, so that no row appears
 * on two pages and one index serves both directions.
 */
function orderedIds<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>
): IdQuery {
  return listing.list.search === '' ? walked(listing) : sorted(listing, found(listing))
}

/** The rows in the list's order, by the index of its column; a search checks one after the other. */
function walked<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>
): IdQuery {
  const { list, table, scope, search, sortColumn } = listing
  const query = idQuery(table)
  scope?.(query)
  if (list.search !== '') void query.where((group) => search(group, list.search))
  return query.orderBy(sortColumn, directionOf(list)).orderBy(`${table}.id`, directionOf(list))
}

/** The matches of the search and the scope, in no order. */
function found<Row extends { id: number }, Column extends string>({
  list,
  table,
  scope,
  search,
}: Listing<Row, Column>): IdQuery {
  const query = idQuery(table)
  if (list.search !== '') void query.where((group) => search(group, list.search))
  scope?.(query)
  return query
}

function idQuery(table: string): IdQuery {
  return db.from(table).select(`${table}.id`) as IdQuery
}

/** The ids of these rows, sorted: '+' stops the use of the sort index, which is slower here. */
function sorted<Row extends { id: number }, Column extends string>(
  { list, table, sortColumn }: Listing<Row, Column>,
  rows: IdQuery
): IdQuery {
  const direction = directionOf(list)
  return rows.orderByRaw(`+${sortColumn} ${direction}, +${table}.id ${direction}`)
}

/** The same, read: a consistent snapshot, in four bytes each. */
export function readIds<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>
): Promise<Uint32Array> {
  return numbersOf(orderedIds(listing))
}

/** The rows of these ids, in the same order. Rows deleted in the meantime are left out. */
export async function readRows<Row extends { id: number }, Column extends string>(
  { table, rows, complete }: Listing<Row, Column>,
  ids: readonly number[]
): Promise<Row[]> {
  const found = await rows.clone().whereIn(`${table}.id`, [...ids])
  const completed = complete ? await complete(found) : found
  const byId = new Map(completed.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function idsOf(query: IdQuery): Promise<number[]> {
  const rows = await query
  return rows.map(({ id }) => id)
}

export interface ListPage<Row> {
  rows: Row[]
  total: number
  totalPages: number
}

/** One page of a list. */
export async function paginate<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>
): Promise<ListPage<Row>> {
  const { page, limit, search } = listing.list
  const start = (page - 1) * limit
  const { ids, total } = await (search === '' ? cutOut : findAll)(listing, start)
  return {
    rows: await readRows(listing, ids),
    total,
    totalPages: Math.max(1, Math.ceil(total / limit)),
  }
}

/**
 * The count of a whole table is cheap, and so is that of a scope that has an index; indexes find any page. They are
 * walked from the nearer end: the last page is as fast as the first.
 */
async function cutOut<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  start: number
): Promise<PageIds> {
  const { list } = listing
  const total = await countWhole(listing)
  if (start >= total) return { ids: [], total }
  const size = Math.min(list.limit, total - start)
  const isNearEnd = start + size / 2 > total / 2
  const nearer = isNearEnd ? { ...listing, list: { ...list, sortOrder: opposite(list) } } : listing
  const page = walked(nearer).limit(size)
  const ids = await idsOf(page.offset(isNearEnd ? total - start - size : start))
  return { ids: isNearEnd ? ids.reverse() : ids, total }
}

async function countWhole({ table, isAppendOnly, scope }: CountedTable): Promise<number> {
  if (scope) {
    const scoped = db.from(table)
    scope(scoped)
    return countRows(scoped)
  }
  if (!isAppendOnly) return countBetween(table)
  const counts = await app.container.make(AppendedCounts)
  return counts.of(table)
}

function directionOf({ sortOrder }: { sortOrder: SortOrder }): 'asc' | 'desc' {
  return sortOrder === 'ASC' ? 'asc' : 'desc'
}

function opposite({ sortOrder }: { sortOrder: SortOrder }): SortOrder {
  return sortOrder === 'ASC' ? 'DESC' : 'ASC'
}

/** This many rows are sorted directly; of more, a page is found soon when the list is walked in its order. */
const FEW = 500
/** Beyond this share of the matches, sorting is faster than walking to the page. */
const NEAR = 0.1

/** Finds the matches once, and walks the list to a page that is near. */
async function findAll<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  start: number
): Promise<PageIds> {
  const { list, find, scope } = listing
  // `find` searches the whole table.
  if (find && !scope) return pageOf(listing, await find(list.search), start)
  if (db.connection().dialect.name === 'mysql') return findCounted(listing, start)
  // SQLite has no network cost: the matches are read.
  return pageOf(listing, rowsWith(await numbersOf(found(listing))), start)
}

/** Lets MySQL count the matches: sending all takes longer than finding them. */
async function findCounted<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  start: number
): Promise<PageIds> {
  const { limit } = listing.list
  const some = await idsOf(found(listing).limit(FEW + 1))
  if (some.length <= FEW) {
    const ids = await idsOf(sortedAmong(listing, some))
    return { ids: ids.slice(start, start + limit), total: ids.length }
  }
  const total = await countRows(found(listing).clearSelect())
  if (start >= total) return { ids: [], total }
  const isNear = (start + limit) / total <= NEAR
  const page = isNear ? walked(listing) : sorted(listing, found(listing))
  return { ids: await idsOf(page.limit(limit).offset(start)), total }
}

async function pageOf<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  rows: FoundRows,
  start: number
): Promise<PageIds> {
  const { list } = listing
  const { total } = rows
  const size = Math.min(list.limit, total - start)
  if (size <= 0) return { ids: [], total }
  const met = await walkTo(rows, { start, size }, (isReversed) => {
    const sortOrder = isReversed ? opposite(list) : list.sortOrder
    return walked({ ...listing, list: { ...list, search: '', sortOrder } })
  })
  const ids = met ?? (await idsOf(sortedAmong(listing, rows.ids()).limit(size).offset(start)))
  return { ids, total }
}

function sortedAmong<Row extends { id: number }, Column extends string>(
  listing: Listing<Row, Column>,
  ids: readonly number[]
): IdQuery {
  const { table } = listing
  return sorted(listing, among(idQuery(table), `${table}.id`, ids))
}
