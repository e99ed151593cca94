import os, runpy, sys
for folder in sys.argv[1:]:
    os.chdir(folder)
    try:
        runpy.run_path("sample.py", run_name="__main__")
    except BaseException as error:
        print(f"\nfailed {os.path.basename(folder)}: {error!r}")
