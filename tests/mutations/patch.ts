/** Change of the sources that breaks one protection, and the test that must fail with it. */
export type Patch = {
  /** Path of the patch's file. */
  path: string;
  /** Vitest project, test file, and title of the test. */
  project: string;
  file: string;
  test: string;
};

/** Reads the header of a patch; throws if it does not name its test. */
export function patchIn(path: string, text: string): Patch {
  const [, project, file] = /^Fails: (\w+) (\S+)$/m.exec(text) ?? [];
  const [, test] = /^Test: (.+)$/m.exec(text) ?? [];
  if (project === undefined || file === undefined || test === undefined)
    throw new Error(`${path} needs the lines "Fails: project file" and "Test: title".`);
  return { path, project, file, test };
}
