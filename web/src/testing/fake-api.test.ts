import { expectTypeOf, test } from 'vitest'
import type { AnswerTo } from '@/testing/fake-api'
import type { FixtureRegistry } from '@/testing/fixture-registry'

// Only the type checker checks these.

type Answer<Method extends string, Path extends string> = AnswerTo<FixtureRegistry, Method, Path>

test("a fake response has the type of the path's route", () => {
  type Show = Answer<'GET', '/things/3'>
  expectTypeOf<{ body: { data: { id: number } } }>().toExtend<Show>()
  expectTypeOf<{ body: { data: { id: string } } }>().not.toExtend<Show>()
  expectTypeOf<{ body: { data: object } }>().not.toExtend<Show>()
  expectTypeOf<{ body: { data: { id: number } } }>().not.toExtend<Answer<'GET', '/session'>>()
})

test('a call without a route in the API cannot be faked', () => {
  expectTypeOf<Answer<'GET', '/thing/3'>>().toBeNever()
  expectTypeOf<Answer<'DELETE', '/things/3'>>().toBeNever()
  expectTypeOf<Answer<'GET', '/things/3/more'>>().toBeNever()
})

test('a fake refusal has a message instead of the success data', () => {
  type Show = Answer<'GET', '/things/3'>
  expectTypeOf<{ status: 404; body: { message: string } }>().toExtend<Show>()
  expectTypeOf<{ status: 200; body: { message: string } }>().not.toExtend<Show>()
  expectTypeOf<{ status: 418 }>().not.toExtend<Show>()
})
