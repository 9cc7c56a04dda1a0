import { expectTypeOf, test } from 'vitest'
import type {
  Arguments,
  PathOf,
  ReadOptions,
  ResponseOf,
  TypesOf,
  WriteOptions,
} from '@/lib/api/endpoint-types'
import type { FixtureRegistry } from '@/testing/fixture-registry'

// Only the type checker checks these.

type Get<Path> = TypesOf<FixtureRegistry, 'GET', Path>

test('endpoint paths are found by method', () => {
  expectTypeOf<PathOf<FixtureRegistry, 'GET'>>().toEqualTypeOf<'/session' | '/things/:id'>()
  expectTypeOf<PathOf<FixtureRegistry, 'POST'>>().toEqualTypeOf<'/things'>()
  expectTypeOf<PathOf<FixtureRegistry, 'DELETE'>>().toEqualTypeOf<never>()
})

test('response types are those after JSON serialisation', () => {
  expectTypeOf<ResponseOf<Get<'/session'>>>().toEqualTypeOf<{
    dataUser: { name: string; since: string; tags: { at: string }[] }
  }>()
  expectTypeOf<ResponseOf<TypesOf<FixtureRegistry, 'PUT', '/things/:id'>>>().toEqualTypeOf<{
    message: string
    waLink: string | null
  }>()
})

test('call options may be omitted if none is required', () => {
  expectTypeOf<[]>().toExtend<Arguments<ReadOptions<Get<'/session'>>>>()
  expectTypeOf<[]>().not.toExtend<Arguments<ReadOptions<Get<'/things/:id'>>>>()
  expectTypeOf<[]>().not.toExtend<
    Arguments<WriteOptions<TypesOf<FixtureRegistry, 'POST', '/things'>>>
  >()
})

test('parameters, query and body must match the route', () => {
  type Show = ReadOptions<Get<'/things/:id'>>
  expectTypeOf<{ params: { id: number }; query: { page: number } }>().toExtend<Show>()
  expectTypeOf<{ params: { name: string } }>().not.toExtend<Show>()
  expectTypeOf<{ params: { id: 1 }; query: { page: string } }>().not.toExtend<Show>()

  type Store = WriteOptions<TypesOf<FixtureRegistry, 'POST', '/things'>>
  expectTypeOf<{ body: { name: string } }>().toExtend<Store>()
  expectTypeOf<{ body: FormData }>().toExtend<Store>()
  expectTypeOf<{ body: { name: number } }>().not.toExtend<Store>()
})
