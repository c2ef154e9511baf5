import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

const TEXTS = resolve(import.meta.dirname, "../src/katta/texts");
const SITE = resolve(import.meta.dirname, "../src/katta/server/site");
const ENGINE = resolve(import.meta.dirname, "../build/engine");

/** What only a terminal or an operator reads stays out of the page. */
const ELSEWHERE = new Set(["terminal", "lab"]);

/** Where a file of a catalogue belongs: `rules-mada` to the rules, `lessons-mada` to the lessons. */
function kindOf(name: string): string {
  return ["rules", "lessons"].find((kind) => name.startsWith(`${kind}-`)) ?? "texts";
}

/**
 * The catalogues of the package as modules: `katta:texts/fr` is all that a page needs in French,
 * `katta:rules/fr` the rules of all games, `katta:lessons/fr` what their lessons say.
 */
function texts(): Plugin {
  const prefix = "\0katta:";
  return {
    name: "katta-texts",
    resolveId: (id) => (id.startsWith("katta:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [kind, language] = id.slice(prefix.length).split("/") as [string, string];
      const folder = join(TEXTS, language);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith(".ftl"))
        .map((name) => name.slice(0, -".ftl".length))
        .filter((name) => kindOf(name) === kind && !ELSEWHERE.has(name))
        .sort();
      const sources = files.map((name) => {
        const path = join(folder, `${name}.ftl`);
        this.addWatchFile(path);
        return readFileSync(path, "utf-8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(sources.join("\n"))};`;
    },
  };
}

/** What the page says by itself, in all languages, should nothing else of the client come. */
function apology(): Plugin {
  const languages = readdirSync(TEXTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .sort();
  return {
    name: "katta-apology",
    transformIndexHtml(html) {
      const words = languages.map((language) => {
        const source = readFileSync(join(TEXTS, language, "failure.ftl"), "utf-8");
        const [start, reload] = ["start", "reload"].map(
          (id) => new RegExp(`^failure-${id} = (.+)$`, "m").exec(source)![1],
        );
        return `<div lang="${language}"><p>${start}</p><button class="button main" hidden>${reload}</button></div>`;
      });
      return html.replace(/<!-- in all languages.*-->/, words.join(""));
    },
  };
}

/**
 * Scripts and styles find each other wherever the site lies. Only the page itself has whole addresses, because it is shown
 * at many: the server puts its base path before them.
 */
function rooted(): Plugin {
  return {
    name: "katta-rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replace(/(href|src)="\.\//g, '$1="/') },
  };
}

/** The licence, as a file beside the pages. */
function licence(): Plugin {
  return {
    name: "katta-licence",
    apply: "build",
    generateBundle() {
      const source = readFileSync(resolve(import.meta.dirname, "../LICENSE"), "utf-8");
      this.emitFile({ type: "asset", fileName: "licence.txt", source });
    },
  };
}

/** The games as WebAssembly, if they have been compiled (`make engine`): by them a page plays without the server. */
function engine(): Plugin {
  return {
    name: "katta-engine",
    apply: "build",
    generateBundle() {
      if (!existsSync(join(ENGINE, "files.json"))) return;
      for (const name of readdirSync(ENGINE).filter((name) => /\.(wasm|json)$/.test(name))) {
        this.emitFile({ type: "asset", fileName: `engine/${name}`, source: readFileSync(join(ENGINE, name)) });
      }
    },
  };
}

/** Everything worth it is compressed once, when it is built. */
function compressed(): Plugin {
  return {
    name: "katta-compressed",
    apply: "build",
    writeBundle() {
      for (const entry of readdirSync(SITE, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|html|json|svg|wasm|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const plain = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(plain));
      }
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), texts(), apology(), rooted(), licence(), engine(), compressed()],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Dozens of files of a few hundred bytes cost more to ask for than they save: what every page needs is one file.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "common", test: /node_modules|src\/(app|design|server|texts)\//, entriesAware: false }],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/engine": "http://127.0.0.1:8000" } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
