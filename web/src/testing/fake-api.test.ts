import { expectTypeOf, test } from 'vitest'
import type { AnswerTo } from '@/testing/fake-api'
import type { FixtureRegistry } from '@/testing/fixture-registry'

// Checked by the type checker; vitest only lists them.

type Answer<Method extends string, Path extends string> = AnswerTo<FixtureRegistry, Method, Path>

test('an answer has the shape of the route that the path leads to', () => {
  type Show = Answer<'GET', '/things/3'>
  expectTypeOf<{ body: { data: { id: number } } }>().toExtend<Show>()
  expectTypeOf<{ body: { data: { id: string } } }>().not.toExtend<Show>()
  expectTypeOf<{ body: { data: object } }>().not.toExtend<Show>()
  expectTypeOf<{ body: { data: { id: number } } }>().not.toExtend<Answer<'GET', '/session'>>()
})

test('a call that the API has no route for has no answer', () => {
  expectTypeOf<Answer<'GET', '/thing/3'>>().toBeNever()
  expectTypeOf<Answer<'DELETE', '/things/3'>>().toBeNever()
  expectTypeOf<Answer<'GET', '/things/3/more'>>().toBeNever()
})

test('a refusal says its sentence, not what a success would hold', () => {
  type Show = Answer<'GET', '/things/3'>
  expectTypeOf<{ status: 404; body: { message: string } }>().toExtend<Show>()
  expectTypeOf<{ status: 200; body: { message: string } }>().not.toExtend<Show>()
  expectTypeOf<{ status: 418 }>().not.toExtend<Show>()
})
