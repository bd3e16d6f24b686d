export async function show(..._a: unknown[]) {}
